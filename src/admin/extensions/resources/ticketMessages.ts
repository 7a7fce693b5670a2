import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';

/** What followed on a ticket's first message. */
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
  list: { layout: 'table', skeletonRows: 3, actions: 'menu' },
});
