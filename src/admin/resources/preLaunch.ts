import { defineResource } from '#admin/defineResource.ts';

export const preLaunch = defineResource({
  name: 'preLaunch',
  title: 'name',
  menu: { icon: 'Mail' },
  fields: {
    name: { kind: 'person', whose: 'record', on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { layout: 'table', skeletonRows: 6, actions: 'menu' },
  actions: { delete: { dialog: { confirm: true } } },
});
