import { defineResource } from '#admin/schema/defineResource.ts';
import type { Faq } from '#api/wire.ts';

export const faq = defineResource<Faq>({
  name: 'faq',
  title: 'question',
  menu: { icon: 'Quiz' },
  fields: {
    question: { kind: 'text', on: ['list', 'form'], rules: { required: true } },
    answer: { kind: 'longText', on: ['list', 'form'], rules: { required: true } },
  },
  list: { layout: 'accordion', skeletonRows: 5, actions: 'icons' },
  actions: { edit: {}, delete: { confirm: true } },
});
