import { defineResource } from '#admin/schema/defineResource.ts';
import type { PreLaunchUser } from '#api/wire.ts';

export const preLaunch = defineResource<PreLaunchUser>({
  name: 'preLaunch',
  title: 'name',
  menu: { icon: 'Mail', label: 'menu.preLaunch' },
  fields: {
    name: { kind: 'person', whose: 'record', label: 'fields.user', on: ['list'] },
    created_at: { kind: 'dateTime', label: 'fields.dateTime', on: ['list'] },
  },
  list: { layout: 'table', skeletonRows: 6, actions: 'menu' },
  actions: {
    delete: {
      confirm: { title: 'preLaunch.deleteTitle', question: 'preLaunch.deleteQuestion' },
      success: 'preLaunch.deleted',
      failure: 'preLaunch.deleteFailed',
    },
  },
  texts: { title: 'preLaunch.title', empty: 'preLaunch.empty', failed: 'preLaunch.failed' },
});
