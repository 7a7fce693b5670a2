import { defineAddition } from '#admin/extensions/defineExtended.ts';

/** What an address on the waiting list has said to mail. */
export const preLaunchStates = defineAddition({
  name: 'preLaunch',
  fields: {
    email: { kind: 'email', on: [] },
    state: {
      kind: 'choice',
      of: ['confirmed', 'unconfirmed', 'unsubscribed'],
      tones: { confirmed: 'good', unconfirmed: 'waiting' },
      on: ['list'],
    },
  },
  list: { filters: ['state'], export: { columns: ['email', 'created_at', 'state'] }, exportAll: true },
});
