import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { contentLanguages } from './letters.ts';

const text = { kind: 'longText', rules: { required: true, maxLength: 2000 } } as const;

/** Tickets with replies and notes. Replaces the fixed API's `ticket`, whose conversation is a sample. */
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
    skeletonRows: 5,
    segments: { filter: 'state', of: { active: 0, closed: 1 } },
  },
  actions: {
    view: {},
    reply: {
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
    path: '/ticket-detail', // not `/ticket/…`: before the extension is announced, such a URL leads to the list
    header: {
      'user.email': { kind: 'email', link: true },
      // The contact form verifies no name or email address. It is not a column, because columns would shift once the extension is announced.
      from: { kind: 'choice', of: ['app', 'form'], tones: { form: 'waiting' } },
      time: { kind: 'dateTime', unix: true },
      language: { kind: 'choice', of: contentLanguages },
      claimed_by: { kind: 'email', personal: false },
    },
    related: { ticketMessages: { target: 'ticket' }, audit: { target: 'ticket' } },
  },
});

/** The replies and notes after a ticket's first message. */
export const ticketMessages = defineExtensionResource({
  name: 'ticketMessages',
  title: 'text',
  fields: {
    author: {
      kind: 'choice',
      of: ['person', 'support', 'note'],
      tones: { support: 'good', note: 'waiting' },
      on: ['list'],
    },
    text: { kind: 'longText', on: ['list'] },
    email: { kind: 'email', personal: false, on: ['list'], optional: true, when: { author: ['support', 'note'] } },
    created_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { skeletonRows: 3 },
});

export const savedReplies = defineExtensionResource({
  name: 'savedReplies',
  title: 'title',
  menu: { icon: 'Chat' },
  fields: {
    title: { kind: 'text', on: ['list', 'form'], rules: { required: true, maxLength: 300 } },
    language: { kind: 'choice', of: contentLanguages, on: ['list', 'form'], rules: { required: true } },
    text: { kind: 'longText', on: ['list', 'form'], rules: { required: true, maxLength: 2000 } },
    placeholders: { kind: 'tags', on: ['list'] },
  },
  list: {
    skeletonRows: 10,
    pageSize: 10,
    search: ['title', 'text'],
    sort: ['title', 'language'],
    filters: ['language'],
  },
  actions: { edit: {}, delete: { dialog: { confirm: true } } },
});
