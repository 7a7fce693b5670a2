import { defineResource } from './defineResource.ts';

export const shifts = defineResource({
  name: 'shifts',
  title: 'work',
  fields: {
    work: { kind: 'computed', as: 'first', from: ['task', 'stall'], on: ['list', 'detail'] },
    task: { kind: 'text', on: ['detail'] },
    begins_at: { kind: 'dateTime', on: ['list', 'detail'] },
    stall: { kind: 'reference', to: 'stalls', from: ['hall', 'stall'], on: ['list', 'detail'] },
  },
  list: { skeletonRows: 3, search: ['work', 'stall'] },
  actions: { view: {} },
  detailDialog: true,
});
