import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { contentLanguages } from './contentLanguages.ts';

/** The outbox of a letter: to whom it went, or why not. */
export const letterMails = defineExtensionResource({
  name: 'letterMails',
  title: 'email',
  fields: {
    email: { kind: 'email', on: ['list'] },
    language: { kind: 'choice', of: contentLanguages, on: ['list'] },
    state: {
      kind: 'choice',
      of: ['queued', 'sending', 'sent', 'failed'],
      tones: { queued: 'waiting', sending: 'busy', sent: 'good', failed: 'bad' },
      on: ['list'],
    },
    failure: { kind: 'longText', on: ['list'], optional: true },
    attempts: { kind: 'number', on: ['list'] },
    attempted_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { layout: 'table', skeletonRows: 5, actions: 'menu', filters: ['state'], bulk: ['retry'], export: true },
  actions: { retry: { when: { state: 'failed' }, icon: 'Refresh', dialog: { confirm: true } } },
});
