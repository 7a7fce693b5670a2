import { defineResource } from '#admin/defineResource.ts';

export const preLaunch = defineResource({
  name: 'preLaunch',
  title: 'name',
  menu: { icon: 'Mail' },
  fields: {
    name: { kind: 'person', whose: 'record', on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { skeletonRows: 6, search: ['name'], searchAll: true, sort: ['name', 'created_at'] },
  actions: { delete: { dialog: { confirm: true } } },
});
