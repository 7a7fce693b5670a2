import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';

/** The messages of a ticket, with the notes of administrators. */
export const ticketMessages = defineExtensionResource({
  name: 'ticketMessages',
  title: 'text',
  fields: {
    name: { kind: 'text', personal: true, on: ['list'] },
    author: { kind: 'choice', of: ['person', 'support', 'note'], when: { author: ['support', 'note'] }, on: ['list'] },
    email: { kind: 'email', personal: false, on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
    text: { kind: 'longText', on: ['list'] },
  },
  list: {
    layout: { conversation: { author: 'author', ours: ['support'], notes: ['note'] } },
    skeletonRows: 3,
    refresh: 15,
  },
});

/** Lists the tickets of a user on the user's page. */
export const usersTickets = defineAddition({ name: 'users', detailPage: { related: { ticket: { target: 'users' } } } });
