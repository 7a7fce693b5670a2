import { defineResource } from '#admin/schema/defineResource.ts';

export const stories = defineResource<{ id: number; title: string; text: string }>({
  name: 'stories',
  title: 'title',
  menu: { icon: 'Mail' },
  fields: {
    title: { kind: 'text', on: ['list', 'form'], rules: { required: true } },
    text: { kind: 'longText', on: ['list', 'form'] },
  },
  list: {
    layout: 'table',
    skeletonRows: 4,
    actions: 'icons',
    search: ['title', 'text'],
    export: { columns: ['title', 'text'] },
  },
  actions: { edit: {}, delete: { confirm: true } },
});
