import { defineExtensionPage, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { type AppealDetail, guidelines, measures } from '#api/extensions/wire.ts';
import { concernedAccount, concernedUser, hours, note, photosPart, previewed, profilePart } from './moderation.ts';

const state = { kind: 'choice', of: ['open', 'decided'], tones: { open: 'waiting' } } as const;

const outcomes = ['upheld', 'overturned'] as const;

/** The page of an appeal: the person's words, the decision that it is against, and the parts of its case. */
const detailPage = defineExtensionPage<AppealDetail>({
  picture: 'user.profile_picture',
  sensitive: 'blurred',
  header: {
    user_uuid: concernedAccount,
    'user.email': { kind: 'email' },
    state,
    hours: { ...hours, duration: true, when: { state: 'open' } },
    case_id: { kind: 'reference', to: 'cases', numbered: true },
    decider: { kind: 'choice', of: ['me'], tones: { me: 'busy' } },
    outcome: { kind: 'choice', of: outcomes, tones: {} },
    answered_at: { kind: 'dateTime', labelled: true },
    earlier: { kind: 'tags', of: measures, by: 'measure', dated: 'created_at', labelled: true },
  },
  parts: [
    { name: 'words', quoted: true, fields: { text: { kind: 'longText' }, created_at: { kind: 'dateTime' } } },
    {
      name: 'decision',
      fields: {
        measure: { kind: 'choice', of: measures },
        section: { kind: 'choice', of: guidelines, optional: true },
        until: { kind: 'dateTime', optional: true },
        decided_by: { kind: 'email', personal: false },
        decided_at: { kind: 'dateTime' },
        note: { kind: 'longText', optional: true },
        notice: { kind: 'longText', language: { field: 'notice_language' }, optional: true },
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

/** Appeals against decisions. The administrator who decided a case cannot decide its appeal. */
export const appeals = defineExtensionResource({
  name: 'appeals',
  title: 'user',
  menu: { icon: 'Reply', group: 'moderation', figure: 'open_appeals' },
  fields: {
    user: { ...concernedUser, on: ['list'] },
    text: { kind: 'longText', on: ['list'] },
    measure: { kind: 'choice', of: measures, on: ['list'], below: 'decided_by', when: { state: 'open' } },
    decided_by: { kind: 'email', personal: false, you: true, on: [] },
    hours: { ...hours, on: ['list'], when: { state: 'open' } },
    outcome: { kind: 'choice', of: outcomes, on: ['list'], below: 'measure', when: { state: 'decided' } },
    answered_at: { kind: 'dateTime', on: ['list'], when: { state: 'decided' } },
    state: { ...state, on: ['list'] },
  },
  sent: ['case_id'],
  list: {
    skeletonRows: 3,
    refresh: 60,
    search: true,
    sort: ['hours'],
    order: { hours: 'DESC', answered_at: 'DESC' },
    segments: { field: 'state', of: state.of, figure: 'open_appeals' },
  },
  actions: {
    view: {},
    decide: {
      icon: 'CheckCircle',
      when: { state: 'open', decider: null },
      dialog: {
        inline: true,
        ask: { outcome: { kind: 'choice', of: outcomes, rules: { required: true } } },
        preview: { operation: 'preview', shows: previewed },
      },
      undoable: true,
      queue: {
        next: { decider: null },
        shortcuts: { d: {}, s: { outcome: 'upheld' }, b: { outcome: 'overturned' } },
      },
    },
    note: { icon: 'Comment', dialog: { ask: { note } }, queue: { shortcuts: { t: {} } } },
  },
  detailPage,
});
