import { defineResource } from '#tests/festival/defineResource.ts';

export const memberships = defineResource({
  name: 'memberships',
  title: 'task',
  fields: {
    member: { kind: 'reference', to: 'members', on: ['list', 'form'], rules: { required: true } },
    task: { kind: 'text', on: ['list', 'form'], rules: { required: true } },
    since: { kind: 'date', on: ['list', 'form'] },
  },
  list: { layout: 'table', skeletonRows: 3, actions: 'icons' },
  actions: { delete: { confirm: true } },
});
