import { defineExtensionPage } from '#admin/extensions/defineExtended.ts';
import { type ModerationCaseDetail, measures } from '#api/extensions/wire.ts';
import { caseDue, caseHours, caseState, concernedAccount, photosPart, profilePart, undecided } from './moderation.ts';

/** The page of a case: its reports, the user's profile and photos, and earlier decisions. */
export const casePage = defineExtensionPage<ModerationCaseDetail>({
  picture: 'user.profile_picture',
  sensitive: 'blurred',
  header: {
    state: caseState,
    due: { ...caseDue, when: { ...undecided, due: 'late' } },
    hours: { ...caseHours, when: undecided, labelled: true },
    decision: { kind: 'choice', of: measures, labelled: true },
    decided_at: { kind: 'dateTime', labelled: true },
    claimed: { kind: 'choice', of: ['me', 'other'], tones: { me: 'good' }, when: { claimed: 'me' } },
    claimed_by: { kind: 'email', personal: false, when: { claimed: 'other' }, labelled: true },
    earlier: { kind: 'tags', of: measures, by: 'measure', dated: 'created_at', labelled: true },
    'user.email': { kind: 'email' },
    user_uuid: { ...concernedAccount, labelled: true },
    handed_over_by: { kind: 'email', personal: false, labelled: true },
    handover_note: { kind: 'text', labelled: true },
  },
  parts: [
    'caseReports',
    'caseEvidence',
    photosPart,
    {
      ...profilePart,
      fields: { ...profilePart.fields, created_at: { kind: 'dateTime' }, opened_at: { kind: 'dateTime' } },
    },
    'caseDecisions',
    'caseNotes',
  ],
  aside: ['decide', 'caseDecisions', 'caseNotes'],
  keys: { e: 'caseEvidence', p: 'photos' },
  related: {
    caseReports: { target: 'cases' },
    caseEvidence: { target: 'cases' },
    caseDecisions: { target: 'cases' },
    caseNotes: { target: 'cases' },
    audit: { target: 'cases' },
  },
});
