import { defineResource } from '#tests/festival/defineResource.ts';

export const venues = defineResource({
  name: 'venues',
  title: 'name',
  menu: { icon: 'Place' },
  fields: {
    name: { kind: 'text', on: ['list', 'detail', 'form'], rules: { required: true, minLength: 3 } },
    'address.street': { kind: 'text', on: ['list', 'detail', 'form'] },
    'address.city': { kind: 'text', on: ['detail', 'form'], rules: { required: true } },
    seats: { kind: 'number', on: ['list', 'detail', 'form'], rules: { required: true, min: 1, max: 500 } },
    step_free: { kind: 'boolean', on: ['list', 'detail', 'form'] },
    website: { kind: 'url', on: ['list', 'detail', 'form'] },
    equipment: { kind: 'tags', of: ['stage', 'projector', 'piano', 'kitchen', 'speakers'], on: ['detail', 'form'] },
    plan: { kind: 'file', accept: '.pdf,image/*', on: ['detail'] },
    opening: { kind: 'json', on: ['detail'] },
  },
  sections: {
    place: { fields: ['name', 'seats', 'step_free', 'website', 'opening'] },
    address: { fields: ['address.street', 'address.city'] },
    equipment: { fields: ['equipment', 'plan'] },
  },
  initial: { address: { street: '', city: 'Port Ellery' } },
  list: {
    layout: 'table',
    skeletonRows: 4,
    actions: 'icons',
    pageSize: 4,
    search: ['name'],
    filters: ['step_free'],
    sort: ['name', 'seats'],
    summary: { seats: ['sum', 'mean'] },
    export: { columns: ['name', 'seats', 'website'] },
  },
  actions: {
    view: {},
    edit: {},
    hang: { icon: 'Upload', ask: { plan: { kind: 'file', accept: '.pdf,image/*', rules: { required: true } } } },
    delete: { confirm: true },
  },
  detailDialog: true,
});
