import { defineResource } from '#tests/festival/defineResource.ts';

export const memberships = defineResource({
  name: 'memberships',
  title: 'person',
  fields: {
    person: { kind: 'person', whose: 'value', picture: 'picture', on: ['list'] },
    member: { kind: 'reference', to: 'members', on: ['form'], rules: { required: true } },
    task: { kind: 'text', on: ['list', 'form'], rules: { required: true } },
    badge: { kind: 'text', on: ['list', 'form'], rules: { pattern: '[A-Z]{2}-[0-9]{2}' } },
    next_shift: { kind: 'dateTime', unix: true, on: ['list', 'form'] },
    since: { kind: 'date', on: ['list', 'form'] },
  },
  list: { layout: 'table', skeletonRows: 3, actions: 'icons' },
  actions: { delete: { confirm: true } },
});
