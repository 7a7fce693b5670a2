import { defineAddition } from '#admin/extensions/defineExtended.ts';
import { languages } from '#api/wire.ts';

/** Adds to the waiting list the language of each consent to mail, and its state. */
export const preLaunchConsents = defineAddition({
  name: 'preLaunch',
  fields: {
    email: { kind: 'email', on: [] },
    language: { kind: 'choice', of: languages, on: ['list'] },
    state: {
      kind: 'choice',
      of: ['confirmed', 'unconfirmed', 'unsubscribed'],
      tones: { confirmed: 'good', unconfirmed: 'waiting' },
      on: ['list'],
    },
  },
  list: {
    sort: ['language', 'state'],
    filters: ['language', 'state'],
    export: { columns: ['email', 'created_at', 'language', 'state'] },
  },
});
