import { defineResource } from '#tests/festival/defineResource.ts';

export const announcements = defineResource({
  name: 'announcements',
  title: 'title',
  menu: { icon: 'Campaign' },
  fields: {
    title: { kind: 'text', on: ['list', 'detail', 'form'], rules: { required: true, maxLength: 60 } },
    body: { kind: 'longText', on: ['list', 'detail', 'form'], rules: { required: true, maxLength: 400 } },
    publish_at: { kind: 'dateTime', on: ['list', 'detail', 'form'] },
    link: { kind: 'url', on: ['detail', 'form'], optional: true },
    attachment: { kind: 'file', on: ['detail', 'create'], optional: true },
    audience: { kind: 'choice', of: ['everyone', 'group'], on: ['list', 'detail', 'form'], rules: { required: true } },
    group: {
      kind: 'reference',
      to: 'groups',
      on: ['detail', 'form'],
      when: { audience: 'group' },
      rules: { required: true },
    },
    pinned: { kind: 'boolean', on: ['list', 'detail', 'form'] },
    pinned_until: { kind: 'date', on: ['detail', 'form'], when: { pinned: true } },
    'meta.delivery': { kind: 'json', on: ['detail'] },
  },
  sections: {
    text: { fields: ['title', 'body', 'publish_at', 'link', 'attachment'] },
    reach: { fields: ['audience', 'group', 'pinned', 'pinned_until', 'meta.delivery'] },
  },
  initial: { audience: 'everyone', pinned: false },
  list: { layout: 'accordion', skeletonRows: 4, actions: 'icons', search: ['title', 'body'] },
  actions: { view: {}, edit: {}, delete: { confirm: true } },
  detailDialog: true,
});
