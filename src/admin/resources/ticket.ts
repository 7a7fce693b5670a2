import { defineResource } from '#admin/defineResource.ts';

export const ticket = defineResource({
  name: 'ticket',
  title: 'user',
  menu: { icon: 'ConfirmationNumber' },
  fields: {
    user: { kind: 'person', whose: 'value', on: ['list'] },
    message: { kind: 'longText', on: ['list'] },
    time: { kind: 'dateTime', unix: true, on: ['list'] },
  },
  list: {
    skeletonRows: 5,
    search: ['user', 'message'],
    searchAll: true,
    segments: { filter: 'state', of: { active: 0, closed: 1 } },
  },
  actions: {
    view: { path: '/chat' },
    close: { tone: 'danger', when: 'active', dialog: { confirm: true } },
    delete: { when: 'closed', dialog: { confirm: true } },
  },
});
