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
    attachment: { kind: 'file', accept: '.pdf,image/*', on: ['detail', 'create'], optional: true },
    audience: { kind: 'choice', of: ['everyone', 'group'], on: ['list', 'detail', 'form'], rules: { required: true } },
    group: {
      kind: 'reference',
      to: 'groups',
      on: ['detail', 'form'],
      when: { audience: 'group' },
      rules: { required: true },
    },
    'meta.delivery': {
      kind: 'custom',
      show: async () => (await import('./OpenedShare.tsx')).OpenedShare,
      text: 'meta.delivery.opened',
      on: ['list', 'detail'],
    },
    pinned: { kind: 'boolean', on: ['list', 'detail', 'form'] },
    pinned_until: { kind: 'date', on: ['detail', 'form'], rules: { min: 'today' } },
  },
  sections: {
    text: { fields: ['title', 'body', 'publish_at', 'link', 'attachment'] },
    readers: { fields: ['audience', 'group', 'pinned', 'meta.delivery'] },
    pin: { fields: ['pinned_until'], when: { pinned: true } },
  },
  initial: { audience: 'everyone', pinned: false },
  list: {
    layout: 'accordion',
    skeletonRows: 4,
    actions: 'icons',
    segments: { filter: 'board', of: ['current', 'archive'] },
    search: ['title', 'body'],
    export: { columns: ['title', { field: 'publish_at', format: 'date' }, 'audience', 'meta.delivery'] },
  },
  actions: {
    view: {},
    edit: {},
    delete: { when: 'archive', confirm: true },
    unpin: { on: 'toolbar', when: 'current', icon: 'PushPin' },
  },
  detailDialog: true,
});
