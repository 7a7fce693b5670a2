import { defineResource } from '#admin/schema/defineResource.ts';
import type { User } from '#api/wire.ts';
import { userDetail } from './userDetail.ts';

export const users = defineResource<User>({
  name: 'users',
  title: 'name',
  menu: { icon: 'people', label: 'menu.users' },
  fields: {
    name: { kind: 'person', label: 'fields.user', shownIn: ['list', 'modal'] },
    email: { kind: 'email', label: 'fields.email', shownIn: ['modal'] },
    created_at: { kind: 'dateTime', label: 'fields.dateTime', shownIn: ['list', 'modal'] },
    uuid: { kind: 'text', label: 'fields.uuid', shownIn: ['modal'] },
    location: { kind: 'text', label: 'fields.location', shownIn: ['modal'], optional: true },
  },
  list: {
    as: 'table',
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
        { heading: 'export.createdDate', field: 'created_at', as: 'date' },
        { heading: 'export.createdTime', field: 'created_at', as: 'time' },
      ],
    },
  },
  rowActions: { view: {}, delete: {} },
  detail: { title: 'users.details' },
  page: userDetail,
  texts: { title: 'users.title', empty: 'users.empty', noMatches: 'users.noMatches', failed: 'users.failed' },
});
