import { defineResource } from '#admin/schema/defineResource.ts';
import type { PreLaunchUser } from '#api/wire.ts';

export const preLaunch = defineResource<PreLaunchUser>({
  name: 'preLaunch',
  title: 'name',
  menu: { icon: 'Mail' },
  fields: {
    name: { kind: 'person', whose: 'record', on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { layout: 'table', skeletonRows: 6, actions: 'menu' },
  actions: { delete: { confirm: true } },
});
