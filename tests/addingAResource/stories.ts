import { defineResource } from '#admin/schema/defineResource.ts';

export const stories = defineResource<{ id: number; title: string; text: string }>({
  name: 'stories',
  title: 'title',
  menu: { icon: 'Mail', label: 'stories.title' },
  fields: {
    title: { kind: 'text', label: 'stories.name', on: ['list', 'form'], required: true },
    text: { kind: 'longText', label: 'stories.text', on: ['list', 'form'] },
  },
  list: {
    layout: 'table',
    skeletonRows: 4,
    actions: 'icons',
    search: ['title', 'text'],
    export: {
      label: 'stories.export',
      fileName: 'stories.csv',
      columns: [
        { heading: 'stories.name', field: 'title' },
        { heading: 'stories.text', field: 'text' },
      ],
    },
  },
  actions: {
    edit: {},
    delete: { confirm: { title: 'stories.deleteTitle', question: 'stories.deleteQuestion' } },
  },
  form: {
    add: 'stories.add',
    editTitle: 'stories.edit',
    created: 'stories.created',
    updated: 'stories.updated',
    createFailed: 'stories.saveFailed',
    updateFailed: 'stories.saveFailed',
  },
  texts: { title: 'stories.title', empty: 'stories.empty', failed: 'stories.failed', search: 'stories.search' },
});
