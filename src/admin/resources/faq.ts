import { defineResource } from '#admin/schema/defineResource.ts';
import type { Faq } from '#api/wire.ts';

export const faq = defineResource<Faq>({
  name: 'faq',
  title: 'question',
  menu: { icon: 'Quiz', label: 'menu.faq' },
  fields: {
    question: { kind: 'text', label: 'fields.question', on: ['list', 'form'], required: true },
    answer: { kind: 'longText', label: 'fields.answer', on: ['list', 'form'], required: true },
  },
  list: { layout: 'accordion', skeletonRows: 5, actions: 'icons' },
  actions: {
    edit: {},
    delete: {
      confirm: { title: 'faq.deleteTitle', question: 'faq.deleteQuestion' },
      success: 'faq.deleted',
      failure: 'faq.deleteFailed',
    },
  },
  form: {
    add: 'faq.add',
    addFirst: 'faq.addFirst',
    createTitle: 'faq.createTitle',
    editTitle: 'faq.editTitle',
    created: 'faq.created',
    updated: 'faq.updated',
    createFailed: 'faq.saveFailed',
    updateFailed: 'faq.saveFailed',
  },
  texts: { title: 'faq.title', empty: 'faq.empty', failed: 'faq.failed', retry: 'actions.tryAgain' },
});
