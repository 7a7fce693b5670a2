import { defineResource } from '#tests/festival/defineResource.ts';

export const members = defineResource<'members', 'years'>({
  name: 'members',
  title: 'name',
  menu: { icon: 'People' },
  fields: {
    name: { kind: 'person', whose: 'record', on: ['list'] },
    member_no: { kind: 'text', on: ['list', 'detail'] },
    email: { kind: 'email', link: true, on: ['detail', 'form'], rules: { required: true } },
    role: {
      kind: 'choice',
      of: ['volunteer', 'steward', 'board'],
      on: ['list', 'detail', 'form'],
      rules: { required: true },
    },
    standing: {
      kind: 'choice',
      of: ['active', 'paused'],
      tones: { active: 'good', paused: 'waiting' },
      on: ['list', 'detail'],
    },
    joined_on: { kind: 'date', on: ['detail', 'create'], rules: { max: 'today' } },
    years: { kind: 'computed', as: 'yearsSince', from: ['joined_on'], on: ['list', 'detail'] },
    languages: { kind: 'tags', on: ['detail', 'form'] },
    notes: { kind: 'longText', on: ['detail', 'form'], optional: true },
  },
  sections: {
    about: { fields: ['name', 'member_no', 'email', 'languages'] },
    work: { fields: ['role', 'standing', 'joined_on', 'years', 'notes'] },
  },
  initial: { role: 'volunteer' },
  list: {
    layout: 'table',
    skeletonRows: 5,
    actions: 'menu',
    search: ['name', 'email'],
    searchAll: true,
    filters: ['role'],
    export: { columns: ['member_no', 'name', 'email', 'role', 'joined_on'] },
    exportAll: true,
  },
  actions: {
    view: {},
    edit: {},
    pause: {
      when: { standing: 'active' },
      icon: 'Block',
      tone: 'danger',
      ask: { why: { kind: 'longText', rules: { required: true } } },
    },
    resume: { when: { standing: 'paused' }, icon: 'Restore' },
  },
  detailDialog: true,
});
