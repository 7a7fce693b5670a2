import { defineResource } from './storyTables.ts';

export const stories = defineResource({
  name: 'stories',
  title: 'title',
  menu: { icon: 'Mail' },
  fields: {
    title: { kind: 'text', on: ['list', 'form'], rules: { required: true } },
    text: { kind: 'longText', on: ['list', 'form'] },
  },
  list: {
    skeletonRows: 4,
    actions: 'icons',
    search: ['title', 'text'],
    export: { columns: ['title', 'text'] },
  },
  actions: { edit: {}, delete: { dialog: { confirm: true } } },
});
