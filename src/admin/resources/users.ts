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
    location: { kind: 'text', personal: true, on: ['list', 'detail'], optional: true },
  },
  list: {
    skeletonRows: 6,
    search: ['name', 'email'],
    searchAll: true,
    sort: ['name', 'created_at', 'location'],
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
