import { defineResource } from '#admin/defineResource.ts';
import { pictures } from '#api/pictures.ts';

export const category = defineResource({
  name: 'category',
  title: 'name',
  menu: { icon: 'Interests' },
  fields: {
    name: { kind: 'text', on: ['list', 'form'], rules: { required: true } },
    image: {
      kind: 'image',
      accept: pictures.formats.map((format) => `image/${format}`).join(),
      maxMegabytes: pictures.maxMegabytes,
      on: ['list', 'form'],
    },
  },
  list: { skeletonRows: 3, sort: ['name'], actions: 'icons' },
  actions: { edit: {}, delete: { dialog: { confirm: true } } },
});
