import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';

const password = { kind: 'password', current: true, rules: { required: true } } as const;

const enrolment = {
  password,
  code: {
    kind: 'custom',
    type: async () => (await import('#admin/pages/AuthenticatorInput.tsx')).AuthenticatorInput,
    rules: { required: true },
    personal: true,
  },
} as const;

const result = { codes: { kind: 'tags' } } as const;

const isOn = { second_factor: ['on', 'required'] } as const;

/** The signed-in administrator, with their second factor. */
export const account = defineExtensionResource({
  name: 'account',
  title: 'email',
  fields: { email: { kind: 'email', on: [] } },
  sent: ['secret'],
  list: { skeletonRows: 1 },
  detailPage: {
    header: {
      email: { kind: 'email', personal: false },
      role: { kind: 'choice', of: ['admin', 'moderator'] },
      second_factor: {
        kind: 'choice',
        of: ['off', 'on', 'required'],
        tones: { off: 'bad', on: 'good', required: 'good' },
        labelled: true,
      },
      recovery_codes: { kind: 'number', labelled: true },
    },
    related: { sessions: {} },
  },
  actions: {
    turnOn: { tone: 'main', dialog: { ask: enrolment, result } },
    renewCodes: { when: isOn, dialog: { ask: { password }, result } },
    turnOff: { when: isOn, needs: { second_factor: 'on' }, tone: 'danger', dialog: { ask: { password } } },
  },
});

/** The administrator's own sessions. */
export const sessions = defineExtensionResource({
  name: 'sessions',
  title: 'device',
  fields: {
    device: { kind: 'text', on: ['list'], below: 'place' },
    place: { kind: 'choice', of: ['here'], tones: { here: 'good' }, on: [] },
    used_at: { kind: 'dateTime', on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { skeletonRows: 2, pageSize: 5, actions: 'icons' },
  actions: {
    end: { icon: 'Logout', when: { place: null }, undoable: true },
    endOthers: { on: 'toolbar', when: { place: null } },
  },
});
