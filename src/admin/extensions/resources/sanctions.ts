import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { guidelines, suspensions } from './moderationChoices.ts';

/** Who is kept out, for a while or for good, and who was, the latest first. */
export const sanctions = defineExtensionResource({
  name: 'sanctions',
  title: 'user',
  menu: { icon: 'Block' },
  fields: {
    user: {
      kind: 'person',
      whose: 'value',
      picture: 'profile_picture',
      sensitive: 'blurred',
      on: ['list', 'detail'],
    },
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
  list: { layout: 'table', skeletonRows: 5, actions: 'menu', filters: ['state'] },
  actions: { view: {}, restore: { when: { state: 'suspended' }, dialog: { confirm: true } } },
  detailDialog: true,
});

/** When a user was kept out, on the user's page. */
export const usersSanctions = defineAddition({
  name: 'users',
  detailPage: { rows: { sanctions: { target: 'users' } } },
});
