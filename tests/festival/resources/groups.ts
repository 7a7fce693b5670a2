import { defineResource } from '#tests/festival/defineResource.ts';

export const groups = defineResource<'groups', 'age'>({
  name: 'groups',
  title: 'name',
  menu: { icon: 'Groups' },
  fields: {
    name: { kind: 'text', on: ['list', 'detail', 'form'], rules: { required: true } },
    purpose: { kind: 'longText', on: ['list', 'detail', 'form'], rules: { required: true } },
    lead: { kind: 'reference', to: 'members', on: ['list', 'detail', 'form'] },
    founded_on: { kind: 'date', on: ['detail', 'form'] },
    age: { kind: 'computed', as: 'yearsSince', from: ['founded_on'], on: ['list'] },
    places: { kind: 'number', on: ['detail', 'form'], rules: { min: 1 } },
    taken: {
      kind: 'custom',
      show: async () => (await import('./TakenPlaces.tsx')).TakenPlaces,
      on: ['list', 'detail'],
    },
    topics: { kind: 'tags', on: ['detail', 'form'] },
  },
  sections: { group: { fields: ['purpose', 'lead', 'founded_on', 'places', 'taken', 'topics'] } },
  detailPage: { rows: { memberships: { target: 'group_id' } } },
  list: { layout: 'table', skeletonRows: 3, actions: 'icons', search: ['name', 'purpose'] },
  actions: { edit: {}, delete: { confirm: true } },
});
