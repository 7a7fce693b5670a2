import { defineResource } from '#tests/festival/defineResource.ts';

export const groups = defineResource({
  name: 'groups',
  title: 'name',
  menu: { icon: 'Groups' },
  fields: {
    name: { kind: 'text', on: ['list', 'form'], rules: { required: true } },
    purpose: { kind: 'longText', on: ['list', 'detail', 'form'], rules: { required: true } },
    lead: { kind: 'reference', to: 'members', on: ['list', 'detail', 'form'] },
    founded_on: { kind: 'date', on: ['detail', 'form'] },
    age: { kind: 'computed', as: 'yearsSince', from: ['founded_on'], on: ['list'] },
    topics: { kind: 'tags', of: ['light', 'food', 'safety', 'print', 'talks'], on: ['detail', 'form'] },
    subjects: { kind: 'computed', as: 'count', from: ['topics'], on: ['detail'] },
    lamp: {
      kind: 'custom',
      show: async () => (await import('./LampColour.tsx')).LampColour,
      type: async () => (await import('./LampColourInput.tsx')).LampColourInput,
      on: ['detail', 'form'],
    },
    rhythm: { kind: 'number', on: ['detail', 'form'], rules: { oneOf: [1, 2, 4] } },
    meets_at: { kind: 'dateTime', unix: true, on: ['detail', 'form'] },
    places: { kind: 'number', on: ['detail', 'form'], rules: { min: 1 } },
    filling: {
      kind: 'custom',
      show: async () => (await import('./TakenPlaces.tsx')).TakenPlaces,
      text: 'taken',
      on: ['list', 'detail'],
    },
    budget: { kind: 'money', currency: 'EUR', minor: true, on: ['detail', 'update'] },
  },
  sections: {
    group: { fields: ['purpose', 'lead', 'founded_on', 'topics', 'subjects', 'lamp'] },
    meetings: { fields: ['rhythm', 'meets_at', 'places', 'filling', 'budget'] },
  },
  initial: { places: 5 },
  list: { layout: 'table', skeletonRows: 3, actions: 'icons', search: ['name', 'purpose'] },
  actions: { view: {}, edit: {}, delete: { confirm: true } },
  detailPage: { rows: { memberships: { target: 'group_id' } } },
});
