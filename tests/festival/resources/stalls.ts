import { defineResource } from './defineResource.ts';

export const stalls = defineResource({
  name: 'stalls',
  title: ['name', 'hall'],
  menu: { icon: 'Bookmark' },
  fields: {
    name: { kind: 'text', on: ['list', 'create'], rules: { required: true } },
    hall: { kind: 'text', on: ['list', 'create'], rules: { required: true } },
    trade: { kind: 'text', on: ['list', 'detail', 'form'] },
  },
  list: { skeletonRows: 4, search: ['name', 'hall'], bulk: ['delete'] },
  actions: {
    view: {},
    edit: {},
    rename: { dialog: { ask: { name: { kind: 'text', rules: { required: true } } } } },
    delete: { dialog: { confirm: true } },
  },
  detailPage: { related: { shifts: { target: ['hall', 'stall'] } } },
});
