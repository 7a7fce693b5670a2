import { defineResource } from '#admin/defineResource.ts';

export const category = defineResource({
  name: 'category',
  title: 'name',
  menu: { icon: 'Interests' },
  fields: {
    name: { kind: 'text', on: ['list', 'form'], rules: { required: true } },
    image: { kind: 'image', on: ['list', 'form'] },
  },
  list: { skeletonRows: 3, actions: 'icons' },
  actions: { edit: {}, delete: { dialog: { confirm: true } } },
});
