import { contentLanguages } from './letterTexts.ts';

/** The page of a ticket: its conversation. */
export const ticketPage = {
  path: '/ticket-detail', // not `/ticket/…`: before the extension is announced, such a URL leads to the list
  header: {
    waits_for: { kind: 'choice', of: ['us', 'them', 'nobody'], tones: { us: 'waiting', nobody: 'good' } },
    hours: { kind: 'number', unit: 'hour', rounded: true },
    id: { kind: 'number', grouping: false, labelled: true },
    'user.email': { kind: 'email', link: true },
    user_uuid: { kind: 'reference', to: 'users', labelled: true },
    // The contact form verifies no name or email address. It is not a column, because columns would shift once the extension is announced.
    from: { kind: 'choice', of: ['app', 'form'], tones: { form: 'waiting' } },
    language: { kind: 'choice', of: contentLanguages, names: 'language' },
    claimed_by: { kind: 'email', personal: false, labelled: true },
  },
  parts: ['ticketMessages'],
  related: { ticketMessages: { target: 'ticket' }, audit: { target: 'ticket' } },
} as const;
