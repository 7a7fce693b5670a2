import { defineResource } from '#admin/schema/defineResource.ts';
import type { PreLaunchUser } from '#api/wire.ts';

export const preLaunch = defineResource<PreLaunchUser>({
  name: 'preLaunch',
  title: 'name',
  menu: { icon: 'letter', label: 'menu.preLaunch' },
  fields: {
    name: { kind: 'person', label: 'fields.user', shownIn: ['list'] },
    created_at: { kind: 'dateTime', label: 'fields.dateTime', shownIn: ['list'] },
  },
  list: { as: 'table', skeletonRows: 6, actions: 'menu' },
  rowActions: {
    delete: {
      confirm: { title: 'preLaunch.deleteTitle', question: 'preLaunch.deleteQuestion' },
      success: 'preLaunch.deleted',
      failure: 'preLaunch.deleteFailed',
    },
  },
  texts: { title: 'preLaunch.title', empty: 'preLaunch.empty', failed: 'preLaunch.failed' },
});
