import { defineResource } from '#admin/defineResource.ts';

export const faq = defineResource({
  name: 'faq',
  title: 'question',
  menu: { icon: 'Quiz' },
  fields: {
    question: { kind: 'text', on: ['list', 'form'], rules: { required: true } },
    answer: { kind: 'longText', on: ['list', 'form'], rules: { required: true } },
  },
  list: { layout: 'accordion', skeletonRows: 5, search: ['question', 'answer'], actions: 'icons' },
  actions: { edit: {}, delete: { dialog: { confirm: true } } },
});
