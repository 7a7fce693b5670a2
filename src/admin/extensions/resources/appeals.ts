import { defineExtensionPage, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { type AppealDetail, guidelines, measures } from '#api/extensions/wire.ts';
import { concernedAccount, concernedUser, photosPart, profilePart } from './moderation.ts';

const states = ['open', 'decided'] as const;

const outcomes = ['upheld', 'overturned'] as const;

/** The page of an appeal: the decision that it is against, and the parts of its case. */
const detailPage = defineExtensionPage<AppealDetail>({
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

/** Appeals against decisions. The administrator who decided a case cannot decide its appeal. */
export const appeals = defineExtensionResource({
  name: 'appeals',
  title: 'user',
  menu: { icon: 'Reply', group: 'moderation', waiting: 'open_appeals' },
  fields: {
    user: { ...concernedUser, on: ['list'] },
    text: { kind: 'longText', on: ['list'] },
    measure: { kind: 'choice', of: measures, on: ['list'] },
    decided_by: { kind: 'email', personal: false, on: ['list'], when: { state: 'open' } },
    created_at: { kind: 'dateTime', on: ['list'], when: { state: 'open' } },
    outcome: { kind: 'choice', of: outcomes, on: ['list'], when: { state: 'decided' } },
    answered_at: { kind: 'dateTime', on: ['list'], when: { state: 'decided' } },
    state: { kind: 'choice', of: states, tones: { open: 'waiting' }, on: ['list', 'detail'] },
  },
  list: {
    skeletonRows: 3,
    refresh: 60,
    sort: ['created_at'],
    order: { created_at: 'ASC', answered_at: 'DESC' },
    segments: { field: 'state', of: states, figure: 'open_appeals' },
  },
  actions: {
    view: {},
    decide: {
      icon: 'CheckCircle',
      when: { state: 'open', decider: null },
      dialog: {
        inline: true,
        ask: { outcome: { kind: 'choice', of: outcomes, rules: { required: true } } },
        preview: { operation: 'preview', shows: { effect: { kind: 'text' }, notice: { kind: 'longText' } } },
      },
      undoable: true,
      queue: {
        next: { decider: null },
        shortcuts: { d: {}, s: { outcome: 'upheld' }, b: { outcome: 'overturned' } },
      },
    },
  },
  detailPage,
});
