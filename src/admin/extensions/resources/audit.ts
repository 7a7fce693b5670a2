import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';

const operations = [
  'create',
  'update',
  'delete',
  'close',
  'login',
  'logout',
  'changePassword',
  'reveal',
  'confirm',
  'unsubscribe',
  'invite',
  'renew',
  'accept',
  'deactivate',
  'activate',
  'endSessions',
  'claim',
  'note',
  'decide',
  'suspend',
  'restore',
  'export',
  'reply',
  'reopen',
  'test',
  'send',
  'pause',
  'resume',
  'retry',
  'receive',
  'restoreBackup',
] as const;

const resources = [
  'users',
  'faq',
  'category',
  'ticket',
  'preLaunch',
  'subscription',
  'session',
  'administrators',
  'invitation',
  'audit',
  'cases',
  'appeals',
  'contact',
  'savedReplies',
  'letters',
  'letterMails',
  'backup',
] as const;

/** The log of every change, with the administrator who made it. */
export const audit = defineExtensionResource({
  name: 'audit',
  title: 'row',
  menu: { icon: 'ReceiptLong' },
  fields: {
    id: { kind: 'number', grouping: false, on: ['detail'] },
    at: { kind: 'dateTime', on: ['list', 'detail'] },
    email: { kind: 'email', personal: false, on: ['list', 'detail'], optional: true },
    operation: {
      kind: 'choice',
      of: operations,
      tones: { delete: 'bad', reveal: 'special' },
      on: ['list', 'detail'],
    },
    resource: {
      kind: 'choice',
      of: resources,
      on: ['list', 'detail'],
    },
    row: { kind: 'text', on: ['list', 'detail'], optional: true },
    before: { kind: 'json', on: ['detail'], optional: true },
    after: { kind: 'json', on: ['detail'], optional: true },
    request_id: { kind: 'text', on: ['detail'], optional: true },
  },
  list: {
    layout: 'table',
    skeletonRows: 10,
    actions: 'menu',
    filters: ['operation', 'resource', 'row', 'email', 'request_id'],
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
