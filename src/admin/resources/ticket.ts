import { defineResource } from '#admin/schema/defineResource.ts';
import type { Ticket } from '#api/wire.ts';

export const ticket = defineResource<Ticket>({
  name: 'ticket',
  title: 'user',
  menu: { icon: 'ConfirmationNumber', label: 'menu.ticket' },
  fields: {
    user: { kind: 'person', whose: 'value', label: 'fields.user', on: ['list'] },
    message: { kind: 'longText', label: 'fields.message', on: ['list'] },
    time: { kind: 'dateTime', label: 'fields.dateTime', on: ['list'] },
  },
  list: {
    layout: 'table',
    skeletonRows: 5,
    actions: 'menu',
    segments: {
      filter: 'state',
      options: [
        { name: 'active', value: 0, label: 'ticket.active', empty: 'ticket.activeEmpty' },
        { name: 'closed', value: 1, label: 'ticket.closed', empty: 'ticket.closedEmpty' },
      ],
    },
  },
  actions: {
    view: { path: '/chat' },
    close: {
      tone: 'danger',
      when: 'active',
      confirm: { title: 'ticket.closeTitle', question: 'ticket.closeQuestion' },
      success: 'ticket.closeDone',
      failure: 'ticket.closeFailed',
    },
    delete: { when: 'closed', confirm: { title: 'ticket.deleteTitle', question: 'ticket.deleteQuestion' } },
  },
  texts: { title: 'ticket.title', empty: 'ticket.activeEmpty', failed: 'ticket.failed', row: 'ticket.row' },
});
