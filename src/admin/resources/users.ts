import { defineResource } from '#admin/defineResource.ts';
import { userDetail } from './userDetail.ts';

export const users = defineResource({
  name: 'users',
  title: 'name',
  menu: { icon: 'People' },
  fields: {
    name: { kind: 'person', whose: 'record', on: ['list', 'detail'] },
    email: { kind: 'email', on: ['detail'] },
    created_at: { kind: 'dateTime', on: ['list', 'detail'] },
    uuid: { kind: 'text', on: ['detail'] },
    location: { kind: 'text', personal: true, on: ['detail'], optional: true },
  },
  list: {
    layout: 'table',
    skeletonRows: 6,
    actions: 'menu',
    search: ['name', 'email'],
    searchAll: true,
    export: {
      columns: [
        'uuid',
        'name',
        'email',
        { field: 'created_at', format: 'date' },
        { field: 'created_at', format: 'time' },
      ],
    },
  },
  actions: { view: {}, delete: {} },
  detailDialog: true,
  detailPage: userDetail,
});
