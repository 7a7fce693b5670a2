import { defineResource } from '#admin/schema/defineResource.ts';
import type { Category } from '#api/wire.ts';

export const category = defineResource<Category>({
  name: 'category',
  title: 'name',
  menu: { icon: 'Interests', label: 'menu.category' },
  fields: {
    name: { kind: 'text', label: 'fields.category', on: ['list', 'form'], required: true },
    image: { kind: 'image', label: 'fields.image', on: ['list', 'form'] },
  },
  list: { layout: 'table', skeletonRows: 3, actions: 'icons' },
  actions: {
    edit: {},
    delete: {
      confirm: { title: 'category.deleteTitle', question: 'category.deleteQuestion' },
      success: 'category.deleted',
      failure: { refused: 'category.deleteFailed', unreachable: 'category.deleteBroken' },
    },
  },
  form: {
    add: 'category.add',
    addFirst: 'category.addFirst',
    createTitle: 'category.createTitle',
    editTitle: 'category.editTitle',
    created: 'category.created',
    updated: 'category.updated',
    createFailed: { refused: 'category.createFailed', unreachable: 'category.createBroken' },
    updateFailed: { refused: 'category.updateFailed', unreachable: 'category.updateBroken' },
  },
  texts: {
    title: 'category.title',
    empty: 'category.empty',
    failed: { refused: 'category.failed', unreachable: 'category.failedBroken' },
  },
});
