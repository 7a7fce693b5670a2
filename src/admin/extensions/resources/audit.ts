import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { auditedOperations, auditedResources } from '#api/extensions/wire.ts';

/** The log of every change, with the administrator who made it. */
export const audit = defineExtensionResource({
  name: 'audit',
  title: 'at',
  menu: { icon: 'ReceiptLong', group: 'administration' },
  fields: {
    id: { kind: 'number', grouping: false, on: ['detail'] },
    at: { kind: 'dateTime', on: ['list', 'detail'] },
    day: { kind: 'date', on: [] },
    email: { kind: 'email', personal: false, on: ['list', 'detail'], optional: true },
    operation: {
      kind: 'choice',
      of: auditedOperations,
      tones: { delete: 'bad', reveal: 'special' },
      on: ['list', 'detail'],
    },
    resource: {
      kind: 'choice',
      of: auditedResources,
      on: ['list', 'detail'],
    },
    row: { kind: 'reference', to: { field: 'resource' }, on: ['list', 'detail'], optional: true },
    before: { kind: 'json', on: ['detail'], optional: true },
    after: { kind: 'json', on: ['detail'], optional: true },
    request_id: { kind: 'text', on: ['detail'], optional: true },
  },
  list: {
    skeletonRows: 10,
    sort: ['at', 'email', 'operation', 'resource'],
    filters: ['day', 'operation', 'resource', 'row', 'email', 'request_id'],
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
  detailDialog: true,
});

/** Lists the changes of a user on the user's page. */
export const usersHistory = defineAddition({ name: 'users', detailPage: { related: { audit: { target: 'users' } } } });
