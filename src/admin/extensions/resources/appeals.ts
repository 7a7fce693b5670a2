import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { measures } from '#api/extensions/wire.ts';
import { appealPage, outcomes } from './appealPage.ts';
import { concernedUser } from './moderation.ts';

const states = ['open', 'decided'] as const;

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
  detailPage: appealPage,
});
