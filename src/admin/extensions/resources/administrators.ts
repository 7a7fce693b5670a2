import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';

const result = {
  token: {
    kind: 'custom',
    show: async () => (await import('#admin/pages/InvitationLink.tsx')).InvitationLink,
  },
} as const;

/** The accounts that may sign in, and their roles. */
export const administrators = defineExtensionResource({
  name: 'administrators',
  title: 'email',
  menu: { icon: 'Groups', group: 'administration' },
  fields: {
    email: { kind: 'email', personal: false, on: ['list'], below: 'own' },
    own: { kind: 'boolean', on: [], when: { own: true } },
    role: { kind: 'choice', of: ['admin', 'moderator'], on: ['list', 'update'], rules: { required: true } },
    state: {
      kind: 'choice',
      of: ['active', 'invited', 'deactivated'],
      tones: { active: 'good', invited: 'waiting' },
      on: ['list'],
    },
    second_factor: {
      kind: 'choice',
      of: ['off', 'on'],
      tones: { off: 'bad' },
      on: ['list'],
      when: { state: 'active' },
    },
    sessions: { kind: 'number', on: ['list'] },
    used_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { skeletonRows: 3, search: ['email'], sort: ['email', 'role', 'state', 'sessions', 'used_at'] },
  actions: {
    invite: {
      on: 'toolbar',
      dialog: {
        ask: {
          email: { kind: 'email', rules: { required: true } },
          role: { kind: 'choice', of: ['admin', 'moderator'], rules: { required: true } },
        },
        result,
      },
    },
    edit: { when: { own: false } },
    renew: { when: { state: 'invited' }, dialog: { confirm: true, result } },
    endSessions: { when: { own: false, state: 'active' }, dialog: { confirm: true } },
    deactivate: { when: { own: false, state: ['active', 'invited'] }, tone: 'danger', undoable: true },
    activate: { when: { state: 'deactivated' }, undoable: true },
  },
});
