import { contentLanguages } from './letterTexts.ts';

/** The page of a ticket: its conversation, and its writer with their sanctions. */
export const ticketPage = {
  path: '/ticket-detail', // not `/ticket/…`: before the extension is announced, such a URL leads to the list
  header: {
    waits_for: { kind: 'choice', of: ['us', 'them', 'nobody'], tones: { us: 'waiting', nobody: 'good' } },
    hours: { kind: 'number', unit: 'hour', rounded: true, labelled: true },
    id: { kind: 'number', grouping: false, labelled: true },
    claimed_by: { kind: 'email', personal: false, labelled: true },
  },
  parts: [
    'ticketMessages',
    {
      name: 'person',
      fields: {
        'user.email': { kind: 'email', link: true },
        user_uuid: { kind: 'reference', to: 'users' },
        // The contact form verifies no name or email address. It is not a column, because columns would shift once the extension is announced.
        from: { kind: 'choice', of: ['app', 'form'], tones: { form: 'waiting' } },
        language: { kind: 'choice', of: contentLanguages, names: 'language' },
      },
    },
    'sanctions',
  ],
  aside: ['person', 'sanctions'],
  related: {
    ticketMessages: { target: 'ticket' },
    sanctions: { target: 'users', source: 'user_uuid' },
    audit: { target: 'ticket' },
  },
} as const;
