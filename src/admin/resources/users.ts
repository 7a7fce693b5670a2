import { defineResource } from '#admin/schema/defineResource.ts';
import type { User } from '#api/wire.ts';
import { userDetail } from './userDetail.ts';

export const users = defineResource<User>({
  name: 'users',
  title: 'name',
  menu: { icon: 'People', label: 'menu.users' },
  fields: {
    name: { kind: 'person', whose: 'record', label: 'fields.user', on: ['list', 'detail'] },
    email: { kind: 'email', label: 'fields.email', on: ['detail'] },
    created_at: { kind: 'dateTime', label: 'fields.dateTime', on: ['list', 'detail'] },
    uuid: { kind: 'text', label: 'fields.uuid', on: ['detail'] },
    location: { kind: 'text', label: 'fields.location', on: ['detail'], optional: true },
  },
  list: {
    layout: 'table',
    skeletonRows: 6,
    actions: 'menu',
    search: ['name', 'email'],
    export: {
      label: 'users.export',
      fileName: 'users.csv',
      columns: [
        { heading: 'export.uuid', field: 'uuid' },
        { heading: 'export.name', field: 'name' },
        { heading: 'export.email', field: 'email' },
        { heading: 'export.createdDate', field: 'created_at', format: 'date' },
        { heading: 'export.createdTime', field: 'created_at', format: 'time' },
      ],
    },
  },
  actions: { view: {}, delete: {} },
  detailDialog: { title: 'users.details' },
  detailPage: userDetail,
  texts: { title: 'users.title', empty: 'users.empty', noMatches: 'users.noMatches', failed: 'users.failed' },
});
