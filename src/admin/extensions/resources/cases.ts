import { defineExtensionPage, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import type { ModerationCaseDetail } from '#api/extensions/wire.ts';
import { guidelines, measures } from '#api/extensions/wire.ts';
import { concernedUser, sanctions } from './moderation.ts';

/** The keys that open the decision dialog, each with the measure that it selects. `d` selects none. */
const decisionShortcuts = {
  d: {},
  x: { measure: 'dismiss' },
  w: { measure: 'warn' },
  1: { measure: 'suspend1' },
  3: { measure: 'suspend3' },
  7: { measure: 'suspend7' },
  m: { measure: 'suspend30' },
  q: { measure: 'suspend90' },
  r: { measure: 'remove' },
} as const;

/** The measure against the reported user, and its reason. */
const caseDecision = {
  when: { state: 'open' },
  icon: 'CheckCircle',
  tone: 'danger',
  dialog: {
    ask: {
      measure: { kind: 'choice', of: measures, rules: { required: true } },
      section: {
        kind: 'choice',
        of: guidelines,
        initial: 'suggested_section',
        when: { measure: sanctions },
        rules: { required: true },
      },
      note: { kind: 'longText', rules: { maxLength: 2000 } },
    },
    preview: { operation: 'preview', shows: { effect: { kind: 'text' }, notice: { kind: 'longText' } } },
  },
  queue: { undoable: true, next: { claimed: [null, 'me'] }, shortcuts: decisionShortcuts },
} as const;

/** The page of a case: its reports, the user's profile and photos, and earlier decisions. */
const casePage = defineExtensionPage<ModerationCaseDetail>({
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
  related: {
    caseReports: { target: 'cases' },
    caseEvidence: { target: 'cases' },
    caseDecisions: { target: 'cases' },
    caseNotes: { target: 'cases' },
    audit: { target: 'cases' },
  },
});

/** Reported users whose case waits for a decision, oldest first. */
export const cases = defineExtensionResource({
  name: 'cases',
  title: 'user',
  menu: { icon: 'Flag' },
  fields: {
    user: { ...concernedUser, on: ['list'] },
    reports: { kind: 'number', on: ['list'] },
    hours: { kind: 'number', unit: 'hour', on: ['list'] },
    due: { kind: 'choice', of: ['inTime', 'late'], tones: { inTime: 'good', late: 'bad' }, on: ['list'] },
    claimed_by: { kind: 'email', personal: false, on: ['list'], optional: true },
    claimed: { kind: 'choice', of: ['me', 'other'], on: ['detail'] },
    state: { kind: 'choice', of: ['open', 'decided'], on: ['detail'] },
  },
  list: { skeletonRows: 10 },
  actions: {
    view: {},
    decide: caseDecision,
    claim: {
      when: { state: 'open', claimed: [null, 'other'] },
      icon: 'Bookmark',
      queue: { shortcuts: { c: {} }, onOpen: { state: 'open', claimed: [null, 'me'] } },
    },
    note: {
      icon: 'Comment',
      dialog: { ask: { text: { kind: 'longText', rules: { required: true, maxLength: 2000 } } } },
      queue: { shortcuts: { t: {} } },
    },
  },
  detailPage: casePage,
});
