import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { guidelines } from '#api/extensions/wire.ts';
import { concernedUser, suspensions } from './moderation.ts';

/** Users who are or were suspended or removed, latest first. */
export const sanctions = defineExtensionResource({
  name: 'sanctions',
  title: 'user',
  menu: { icon: 'Block' },
  fields: {
    user: { ...concernedUser, on: ['list', 'detail'] },
    state: {
      kind: 'choice',
      of: ['suspended', 'ended', 'removed'],
      tones: { suspended: 'waiting', removed: 'bad' },
      on: ['list', 'detail'],
    },
    measure: { kind: 'choice', of: [...suspensions, 'remove'], on: ['list', 'detail'] },
    until: { kind: 'dateTime', on: ['list', 'detail'], optional: true },
    section: { kind: 'choice', of: guidelines, on: ['list', 'detail'], optional: true },
    email: { kind: 'email', personal: false, on: ['detail'], optional: true },
    created_at: { kind: 'dateTime', on: ['detail'] },
    user_uuid: { kind: 'text', on: ['detail'] },
    case_id: { kind: 'reference', to: 'cases', on: ['detail'] },
  },
  list: { skeletonRows: 5, filters: ['state'] },
  actions: { view: {}, restore: { when: { state: 'suspended' }, dialog: { confirm: true } } },
  detailDialog: true,
});

/** Adds actions and the list of sanctions to a user. A row of that list offers to end the suspension. */
export const userActions = defineAddition({
  name: 'users',
  actions: {
    suspend: {
      tone: 'danger',
      dialog: {
        confirm: true,
        ask: {
          measure: { kind: 'choice', of: suspensions, rules: { required: true } },
          section: { kind: 'choice', of: guidelines, rules: { required: true } },
          note: { kind: 'longText', rules: { maxLength: 2000 } },
        },
        preview: { operation: 'preview', shows: { effect: { kind: 'text' }, notice: { kind: 'longText' } } },
        result: { notice: { kind: 'longText' } },
      },
    },
    export: { dialog: { confirm: true }, download: 'zip' },
    delete: { dialog: { confirm: true } },
  },
  detailPage: { related: { sanctions: { target: 'users' } } },
});

/** Lets an administrator download the data of a person on the waiting list. */
export const subscriberActions = defineAddition({
  name: 'preLaunch',
  actions: { export: { dialog: { confirm: true }, download: 'zip' } },
});
