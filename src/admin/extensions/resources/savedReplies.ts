import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { languages } from '#api/wire.ts';

const language = { field: 'language' } as const;

/** Texts that administrators insert into replies. */
export const savedReplies = defineExtensionResource({
  name: 'savedReplies',
  title: 'title',
  menu: { icon: 'Chat', group: 'messages' },
  fields: {
    title: { kind: 'text', language, on: ['list', 'form'], rules: { required: true, maxLength: 300 } },
    language: { kind: 'choice', of: languages, on: ['list', 'form'], rules: { required: true } },
    text: { kind: 'longText', language, on: ['list', 'form'], rules: { required: true, maxLength: 2000 } },
    placeholders: { kind: 'tags', on: ['list'] },
  },
  list: {
    skeletonRows: 10,
    actions: 'icons',
    pageSize: 10,
    search: ['title', 'text'],
    sort: ['title', 'language'],
    filters: ['language'],
  },
  actions: { edit: {}, delete: { dialog: { confirm: true } } },
});
