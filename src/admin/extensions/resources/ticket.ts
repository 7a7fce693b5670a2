import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { contentLanguages } from './contentLanguages.ts';

const text = { kind: 'longText', rules: { required: true, maxLength: 2000 } } as const;

/** A ticket that can be answered, in place of the one with a sample conversation. */
export const ticket = defineExtensionResource({
  name: 'ticket',
  title: 'user',
  menu: { icon: 'ConfirmationNumber' },
  fields: {
    user: { kind: 'person', whose: 'value', on: ['list'] },
    message: { kind: 'longText', on: ['list', 'detail'] },
    time: { kind: 'dateTime', unix: true, on: ['list'] },
  },
  list: {
    layout: 'table',
    skeletonRows: 5,
    actions: 'menu',
    segments: { filter: 'state', of: { active: 0, closed: 1 } },
  },
  actions: {
    view: {},
    answer: {
      when: 'active',
      icon: 'Reply',
      dialog: { ask: { text: { ...text, templates: { from: 'savedReplies', text: 'text', language: 'language' } } } },
      queue: { shortcuts: { a: {} } },
    },
    note: {
      icon: 'Comment',
      dialog: { ask: { text } },
      queue: { shortcuts: { t: {} } },
    },
    claim: { when: 'active', icon: 'Bookmark', queue: { shortcuts: { c: {} } } },
    reopen: { when: 'closed', dialog: { confirm: true }, queue: { shortcuts: { o: {} } } },
    close: {
      tone: 'danger',
      when: 'active',
      icon: 'CheckCircle',
      dialog: { confirm: true },
      queue: { next: {}, shortcuts: { x: {} } },
    },
    export: { dialog: { confirm: true }, download: 'zip' },
    delete: { when: 'closed', dialog: { confirm: true } },
  },
  detailPage: {
    path: '/ticket-detail', // not below the list: until the extension is known, what is there leads back to the list
    header: {
      'user.email': { kind: 'email', link: true },
      // The contact form checks neither name nor address. In the list a column more would move the rows once it is announced.
      from: { kind: 'choice', of: ['app', 'form'], tones: { form: 'waiting' } },
      time: { kind: 'dateTime', unix: true },
      language: { kind: 'choice', of: contentLanguages },
      claimed_by: { kind: 'email', personal: false },
    },
    rows: { ticketMessages: { target: 'ticket' }, audit: { target: 'ticket' } },
  },
});
