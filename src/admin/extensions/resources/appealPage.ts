import { defineExtensionPage } from '#admin/extensions/defineExtended.ts';
import { type AppealDetail, guidelines, measures } from '#api/extensions/wire.ts';
import { concernedAccount, photosPart, profilePart } from './moderation.ts';

export const outcomes = ['upheld', 'overturned'] as const;

/** The page of an appeal: the decision that it is against, and the parts of its case. */
export const appealPage = defineExtensionPage<AppealDetail>({
  picture: 'user.profile_picture',
  sensitive: 'blurred',
  header: {
    earlier: { kind: 'tags', of: measures, by: 'measure', dated: 'created_at', labelled: true },
    'user.email': { kind: 'email' },
    user_uuid: { ...concernedAccount, labelled: true },
    case_id: { kind: 'reference', to: 'cases' },
    created_at: { kind: 'dateTime', labelled: true },
    decider: { kind: 'choice', of: ['me'], tones: { me: 'busy' } },
    outcome: { kind: 'choice', of: outcomes, tones: {} },
    answered_at: { kind: 'dateTime', labelled: true },
  },
  parts: [
    {
      name: 'decision',
      fields: {
        text: { kind: 'longText' },
        measure: { kind: 'choice', of: measures },
        section: { kind: 'choice', of: guidelines },
        until: { kind: 'dateTime' },
        decided_by: { kind: 'email', personal: false },
        decided_at: { kind: 'dateTime' },
        note: { kind: 'longText' },
        notice: { kind: 'longText' },
      },
    },
    'caseReports',
    'caseEvidence',
    photosPart,
    profilePart,
    'caseNotes',
  ],
  aside: ['decide', 'caseNotes'],
  keys: { e: 'caseEvidence', p: 'photos' },
  related: {
    caseReports: { target: 'cases', source: 'case_id' },
    caseEvidence: { target: 'cases', source: 'case_id' },
    caseNotes: { target: 'cases', source: 'case_id' },
  },
});
