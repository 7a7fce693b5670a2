import { defineResource } from '#tests/festival/defineResource.ts';

export const events = defineResource({
  name: 'events',
  title: 'name',
  menu: { icon: 'Event' },
  fields: {
    name: { kind: 'text', on: ['list', 'detail', 'form', 'card'], rules: { required: true, maxLength: 80 } },
    type: {
      kind: 'choice',
      of: ['walk', 'dinner', 'talk'],
      tones: { walk: 'good', dinner: 'special', talk: 'busy' },
      on: ['list', 'detail', 'form', 'card'],
      rules: { required: true },
    },
    price: { kind: 'money', currency: 'currency', on: ['list', 'detail', 'form'], rules: { min: 0 } },
    starts_on: { kind: 'date', on: ['list', 'detail', 'form', 'card'], rules: { required: true } },
    is_public: { kind: 'boolean', on: ['list', 'detail', 'form'] },
    reason: { kind: 'longText', on: ['detail', 'form'], when: { is_public: false }, rules: { required: true } },
    host: { kind: 'reference', to: 'members', on: ['list', 'detail', 'form'] },
    poster: { kind: 'image', on: ['detail', 'create'] },
  },
  initial: { type: 'walk', currency: 'EUR', is_public: true },
  list: {
    layout: 'table',
    skeletonRows: 5,
    actions: 'menu',
    segments: { field: 'state', of: ['upcoming', 'past', 'cancelled'] },
    search: ['name', 'host'],
    searchAll: true,
    filters: ['type'],
    sort: ['name', 'starts_on', 'price'],
    bulk: ['cancel'],
    export: { columns: ['name', 'type', 'price', 'starts_on', 'host'] },
  },
  actions: {
    view: {},
    edit: {},
    cancel: {
      when: { state: 'upcoming' },
      icon: 'EventBusy',
      tone: 'danger',
      confirm: true,
      ask: { note: { kind: 'longText' } },
    },
    delete: { when: { state: ['past', 'cancelled'] }, confirm: true },
  },
  detailDialog: true,
});
