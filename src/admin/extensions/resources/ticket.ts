import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { ticketPage } from './ticketPage.ts';

const text = { kind: 'longText', rules: { required: true, maxLength: 2000 } } as const;

const templates = { from: 'savedReplies', text: 'text', language: 'language', shortcut: 's' } as const;

const replyDialog = { ask: { text: { ...text, templates } }, inline: true } as const;

const open = { waits_for: ['us', 'them'] } as const;

const closed = { waits_for: 'nobody' } as const;

/** Tickets with replies and notes. Replaces the fixed API's `ticket`, whose conversation is a sample. */
export const ticket = defineExtensionResource({
  name: 'ticket',
  title: 'user',
  menu: { icon: 'ConfirmationNumber', group: 'messages', waiting: 'open_tickets' },
  fields: {
    user: { kind: 'person', whose: 'value', on: ['list'] },
    message: { kind: 'longText', on: ['list'] },
    hours: { kind: 'number', unit: 'hour', rounded: true, on: ['list'], when: open },
    claimed_by: { kind: 'email', personal: false, on: ['list'], optional: true, when: open },
    time: { kind: 'dateTime', unix: true, on: ['list'] },
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
    replyAndClose: { when: open, dialog: replyDialog, queue: { next: {} } },
    note: {
      icon: 'Comment',
      dialog: { ask: { text } },
      queue: { shortcuts: { t: {} } },
    },
    claim: { when: { ...open, claimed_by: null }, icon: 'Bookmark', queue: { shortcuts: { c: {} } } },
    reopen: { when: closed, dialog: { confirm: true }, queue: { shortcuts: { o: {} } } },
    close: { when: open, icon: 'CheckCircle', undoable: true, queue: { next: {}, shortcuts: { x: {} } } },
    export: { dialog: { confirm: true }, download: 'zip' },
    delete: { when: closed, dialog: { confirm: true } },
  },
  detailPage: ticketPage,
});
