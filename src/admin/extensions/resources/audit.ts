import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { auditedOperations, auditedResources } from '#api/extensions/wire.ts';

/** The key of a session says nothing: the administrator is in the entry. */
const withRecord = auditedResources.filter((resource) => resource !== 'session');

/** The log of every change, with the administrator who made it. */
export const audit = defineExtensionResource({
  name: 'audit',
  title: 'operation',
  menu: { icon: 'ReceiptLong', group: 'administration' },
  fields: {
    operation: { kind: 'choice', of: auditedOperations, on: ['list'] },
    resource: { kind: 'choice', of: auditedResources, names: 'resource', on: ['detail'] },
    row: {
      kind: 'reference',
      to: { field: 'resource' },
      text: 'before',
      below: 'resource',
      on: ['list'],
      optional: true,
      when: { resource: withRecord },
    },
    email: { kind: 'email', personal: false, on: ['list', 'detail'] },
    at: { kind: 'dateTime', on: ['list', 'detail'] },
    day: { kind: 'date', on: [] },
    change: { kind: 'json', change: ['resource', 'before', 'after'], on: ['detail'], optional: true },
    id: { kind: 'number', grouping: false, on: ['detail'] },
    request_id: { kind: 'text', on: ['detail'], optional: true },
    before: { kind: 'json', on: ['detail'], optional: true },
    after: { kind: 'json', on: ['detail'], optional: true },
  },
  sections: { technical: { fields: ['id', 'request_id', 'before', 'after'], folded: true } },
  list: {
    skeletonRows: 10,
    sort: ['at', 'email', 'operation', 'resource'],
    order: { at: 'DESC' },
    filters: ['day', 'operation', 'resource', 'email', 'row', 'request_id'],
    ranges: { day: ['all', 7, 30, 'year'] },
    segments: { filter: 'events', of: { changes: 'changes', signIns: 'signIns', all: '' } },
    export: true,
  },
  actions: {
    view: {},
    reveal: {
      when: { resource: ['users', 'ticket', 'contact', 'cases', 'appeals', 'administrators'] },
      dialog: { confirm: true, result: { name: { kind: 'text' }, email: { kind: 'email', personal: false } } },
    },
  },
  detailDialog: ['operation', 'row'],
});

/** Lists the changes of a user on the user's page. */
export const usersHistory = defineAddition({ name: 'users', detailPage: { related: { audit: { target: 'users' } } } });
