import { defineExtensionPage } from '#admin/extensions/defineExtended.ts';
import type { ModerationCaseDetail } from '#api/extensions/wire/moderation.ts';
import { measures } from './moderationChoices.ts';

/** A case in full: what was reported first, who it is about, and what was done before. */
export const casePage = defineExtensionPage<ModerationCaseDetail>({
  picture: 'user.profile_picture',
  sensitive: 'blurred',
  header: {
    due: { kind: 'choice', of: ['inTime', 'late'], tones: { inTime: 'good', late: 'bad' } },
    hours: { kind: 'number', unit: 'hour' },
    state: { kind: 'choice', of: ['open', 'decided'], tones: { open: 'waiting' } },
    measure: { kind: 'choice', of: measures },
    claimed: { kind: 'choice', of: ['me', 'other'], tones: { me: 'good', other: 'busy' } },
    claimed_by: { kind: 'email', personal: false },
  },
  tabs: [
    'caseReports',
    {
      name: 'profile',
      fields: {
        bio: { kind: 'longText' },
        location: { kind: 'text', personal: true },
        age: { kind: 'number', grouping: false },
        language: { kind: 'text' },
        created_at: { kind: 'dateTime' },
        opened_at: { kind: 'dateTime' },
      },
    },
    { name: 'photos', pictures: ['shot_1', 'shot_2', 'shot_3', 'shot_4', 'shot_5', 'shot_6', 'shot_7', 'shot_8'] },
  ],
  rows: {
    caseReports: { target: 'cases' },
    caseEvidence: { target: 'cases' },
    caseDecisions: { target: 'cases' },
    caseNotes: { target: 'cases' },
    audit: { target: 'cases' },
  },
});
