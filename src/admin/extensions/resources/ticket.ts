import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { languages } from '#api/wire.ts';
import { concernedAccount, hours } from './moderation.ts';

const text = { kind: 'longText', rules: { required: true, maxLength: 2000 } } as const;

const templates = { from: 'savedReplies', text: 'text', language: 'language', shortcut: 's' } as const;

const language = { field: 'language' } as const;

const replyDialog = { ask: { text: { ...text, templates, language } }, inline: true } as const;

const open = { waits_for: ['us', 'them'] } as const;

const closed = { waits_for: 'nobody' } as const;

/** The page of a ticket: its conversation, and its writer with their cases and sanctions. */
const detailPage = {
  path: '/ticket-detail', // not `/ticket/…`: before the extension is announced, such a URL leads to the list
  picture: 'user.profile_picture',
  sensitive: 'blurred',
  header: {
    user_uuid: concernedAccount,
    waits_for: { kind: 'choice', of: ['us', 'them', 'nobody'], tones: { us: 'waiting', nobody: 'good' } },
    hours: { ...hours, duration: true },
    id: { kind: 'number', grouping: false, labelled: true },
    claimed_by: { kind: 'email', personal: false, labelled: true },
  },
  parts: [
    'ticketMessages',
    {
      name: 'person',
      fields: {
        'user.email': { kind: 'email', link: true },
        // The contact form verifies no name or email address. It is not a column, because columns would shift once the extension is announced.
        from: { kind: 'choice', of: ['app', 'form', 'program'], tones: { form: 'waiting', program: 'bad' } },
        language: { kind: 'choice', of: languages, names: 'language' },
      },
    },
    'cases',
    'sanctions',
  ],
  aside: ['person', 'cases', 'sanctions'],
  related: {
    ticketMessages: { target: 'ticket' },
    cases: { target: 'users', source: 'user_uuid' },
    sanctions: { target: 'users', source: 'user_uuid' },
    audit: { target: 'ticket' },
  },
} as const;

/** Tickets with replies and notes. Replaces the fixed API's `ticket`, whose conversation is a sample. */
export const ticket = defineExtensionResource({
  name: 'ticket',
  title: 'user',
  menu: { icon: 'ConfirmationNumber', group: 'messages', figure: 'open_tickets' },
  fields: {
    user: { kind: 'person', whose: 'value', on: ['list', 'card'] },
    message: { kind: 'longText', language, on: ['list', 'card'] },
    language: { kind: 'choice', of: languages, names: 'language', on: ['list'], optional: true },
    hours: { ...hours, on: ['list', 'card'], below: 'time', when: open },
    claimed_by: { kind: 'email', personal: false, you: true, on: ['list', 'card'], optional: true, when: open },
    time: { kind: 'dateTime', unix: true, on: ['list', 'card'], when: closed },
  },
  list: {
    skeletonRows: 5,
    refresh: 60,
    search: true,
    order: { hours: 'DESC' },
    segments: { field: 'waits_for', of: { active: 'us', answered: 'them', closed: 'nobody' }, figure: 'open_tickets' },
  },
  actions: {
    view: {},
    reply: {
      when: open,
      icon: 'Reply',
      dialog: replyDialog,
      queue: { shortcuts: { a: {} } },
    },
    replyAndClose: { when: open, dialog: replyDialog, undoable: true, queue: { next: {} } },
    claim: { when: { ...open, claimed_by: null }, icon: 'Bookmark', queue: { shortcuts: { c: {} } } },
    reopen: { when: closed, dialog: { confirm: true }, queue: { shortcuts: { o: {} } } },
    close: { when: open, icon: 'CheckCircle', undoable: true, queue: { next: {}, shortcuts: { x: {} } } },
    note: { tone: 'quiet', dialog: { ask: { text } }, queue: { shortcuts: { t: {} } } },
    export: { tone: 'quiet', dialog: { confirm: true }, download: 'zip' },
    delete: { tone: 'quiet', when: closed, dialog: { confirm: true } },
  },
  detailPage,
});

/** The messages of a ticket, with the notes of administrators. */
export const ticketMessages = defineExtensionResource({
  name: 'ticketMessages',
  title: 'text',
  fields: {
    name: { kind: 'text', personal: true, on: ['list'] },
    author: { kind: 'choice', of: ['person', 'support', 'note'], when: { author: ['support', 'note'] }, on: ['list'] },
    email: { kind: 'email', personal: false, on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
    text: { kind: 'longText', language, on: ['list'] },
  },
  list: {
    layout: { conversation: { author: 'author', ours: ['support'], notes: ['note'] } },
    skeletonRows: 3,
    refresh: 15,
  },
});

/** Lists the tickets of a user on the user's page. */
export const usersTickets = defineAddition({
  name: 'users',
  detailPage: { parts: ['ticket'], aside: ['ticket'], related: { ticket: { target: 'users' } } },
});
