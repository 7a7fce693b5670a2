import { defineDetailPage, defineResource } from '#admin/defineResource.ts';
import type { UserDetail } from '#api/wire.ts';

/** The page of a user: a tab with the profile, and one with the photos. */
const detailPage = defineDetailPage<UserDetail>({
  path: '/user-detail',
  picture: 'profile_picture',
  sensitive: 'shown',
  header: {
    email: { kind: 'email' },
    status: { kind: 'choice', of: ['Active', 'Inactive'], tones: { Active: 'good', Inactive: 'waiting' } },
    created_at: { kind: 'dateTime', labelled: true },
  },
  parts: [
    {
      name: 'profile',
      fields: {
        bio: { kind: 'longText' },
        location: { kind: 'text', personal: true },
        age: { kind: 'number', grouping: false },
        zodiacSign: { kind: 'text' },
        language: { kind: 'text' },
        education: { kind: 'text' },
        smoking: { kind: 'text' },
        drinking: { kind: 'text' },
      },
    },
    {
      name: 'photos',
      pictures: ['shot_1', 'shot_2', 'shot_3', 'shot_4', 'shot_5', 'shot_6', 'shot_7', 'shot_8'],
    },
  ],
  tabs: ['profile', 'photos'],
  keys: { p: 'photos' },
});

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
  detailPage,
});
