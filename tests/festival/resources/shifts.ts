import { defineResource } from './defineResource.ts';

export const shifts = defineResource({
  name: 'shifts',
  title: 'begins_at',
  fields: {
    begins_at: { kind: 'dateTime', on: ['list', 'detail'] },
    stall: { kind: 'reference', to: 'stalls', from: ['hall', 'stall'], on: ['list', 'detail'] },
  },
  list: { skeletonRows: 3, search: ['stall'] },
  actions: { view: {} },
  detailDialog: true,
});
