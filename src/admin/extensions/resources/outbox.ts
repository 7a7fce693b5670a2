import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { languages } from '#api/wire.ts';

/** The mails of a letter, one a recipient, each with its state. On its own page, every mail that failed, and every sent one. */
export const outbox = defineExtensionResource({
  name: 'outbox',
  title: 'email',
  menu: { icon: 'Send', group: 'messages', figure: 'failed_mails' },
  fields: {
    email: { kind: 'email', on: ['list', 'detail'], below: 'language' },
    language: { kind: 'choice', of: languages, on: ['detail'] },
    kind: {
      kind: 'choice',
      of: ['confirmation', 'letter', 'test', 'reply'],
      on: ['list', 'detail'],
      below: 'about_id',
      when: { kind: { isSet: true } },
    },
    about_id: { kind: 'reference', to: { field: 'about' }, text: 'about_title', on: ['detail'], optional: true },
    state: {
      kind: 'choice',
      of: ['queued', 'retrying', 'sending', 'sent', 'failed'],
      tones: { retrying: 'waiting', sending: 'busy', sent: 'good', failed: 'bad' },
      on: ['list', 'detail'],
      below: 'cause',
    },
    cause: { kind: 'text', on: [] },
    failure: { kind: 'longText', on: ['detail'], optional: true },
    attempts: { kind: 'number', on: ['detail'] },
    attempted_at: { kind: 'dateTime', on: ['list', 'detail'] },
    due_at: { kind: 'dateTime', on: ['detail'], when: { state: ['failed', 'retrying'] } },
  },
  list: {
    skeletonRows: 5,
    actions: 'icons',
    search: true,
    sort: ['email', 'kind', 'state', 'attempted_at'],
    segments: { filter: 'sent', of: { unsent: '', sent: 'yes' } },
    filters: ['state'],
    bulk: ['retry'],
    export: { columns: ['email', 'language', 'kind', 'state', 'failure', 'attempts', 'attempted_at'] },
  },
  actions: {
    retry: { when: { state: ['failed', 'retrying'] }, icon: 'Refresh', dialog: { confirm: true } },
    view: {},
  },
  detailDialog: true,
});
