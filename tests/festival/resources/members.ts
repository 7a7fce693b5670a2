import { defineResource } from './defineResource.ts';

const standing = { kind: 'choice', of: ['active', 'paused'], tones: { active: 'good', paused: 'waiting' } } as const;

export const members = defineResource({
  name: 'members',
  title: 'person',
  menu: { icon: 'People' },
  fields: {
    person: { kind: 'person', whose: 'record', picture: 'picture', below: 'member_no', on: ['list'] },
    name: { kind: 'text', on: ['form'], rules: { required: true } },
    member_no: { kind: 'text', on: ['detail'] },
    email: { kind: 'email', on: ['form'], rules: { required: true } },
    password: { kind: 'password', on: ['form'], rules: { minLength: 8 } },
    role: { kind: 'choice', of: ['volunteer', 'board'], on: ['list', 'form'], rules: { required: true } },
    standing: { ...standing, on: ['list'] },
    joined_on: { kind: 'date', on: ['detail', 'create'], rules: { max: 'today' } },
    first_aid: {
      kind: 'boolean',
      of: [
        ['N', false],
        ['Y', true],
      ],
      on: ['detail', 'form'],
    },
    badge: { kind: 'json', on: ['detail', 'form'] },
    badge_until: { kind: 'dateTime', unix: 'text', on: ['detail', 'form'] },
    skills: { kind: 'tags', by: 'name', joined: true, on: ['detail', 'form'] },
    notes: { kind: 'longText', on: ['detail', 'update'], optional: true },
  },
  sent: ['apiId'],
  sections: {
    about: { fields: ['name', 'email', 'password'] },
    work: { fields: ['member_no', 'role', 'first_aid', 'joined_on'] },
    rest: { fields: ['notes'], when: { standing: 'paused' }, aside: true },
  },
  form: { result: { door_code: { kind: 'text' } } },
  initial: { role: 'volunteer' },
  list: {
    skeletonRows: 5,
    search: true,
    filters: ['role', 'first_aid'],
    sort: ['joined_on'],
    export: { columns: ['member_no', 'name', 'email', 'role', 'joined_on'] },
  },
  actions: {
    view: {},
    edit: {},
    pause: {
      when: { standing: 'active' },
      icon: 'Block',
      tone: 'danger',
      dialog: { ask: { why: { kind: 'longText', rules: { required: true } } } },
    },
    resume: { when: { standing: 'paused' }, icon: 'PlayArrow' },
  },
  detailPage: {
    path: '/member',
    picture: 'picture',
    header: { email: { kind: 'email', link: true, when: { email: { contains: '@', differsFrom: 'name' } } }, standing },
    tabs: ['work', 'invoices'],
    related: { invoices: { target: 'payer_email', source: 'email' } },
  },
});
