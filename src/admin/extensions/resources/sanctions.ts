import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { guidelines } from '#api/extensions/wire.ts';
import { concernedAccount, concernedUser, suspensions } from './moderation.ts';

const state = {
  kind: 'choice',
  of: ['suspended', 'ended', 'removed'],
  tones: { suspended: 'bad', removed: 'bad' },
} as const;

/** Users who are or were suspended or removed, latest first. */
export const sanctions = defineExtensionResource({
  name: 'sanctions',
  title: 'user',
  menu: { icon: 'Block', group: 'moderation' },
  fields: {
    user: { ...concernedUser, on: ['list', 'card'] },
    state: { ...state, on: ['list', 'card'] },
    measure: { kind: 'choice', of: [...suspensions, 'remove'], on: ['list', 'card', 'detail'] },
    until: { kind: 'dateTime', on: ['list', 'card', 'detail'], when: { state: ['suspended', 'ended'] } },
    section: { kind: 'choice', of: guidelines, on: ['list', 'detail'], optional: true },
    email: { kind: 'email', personal: false, on: ['detail'], optional: true },
    created_at: { kind: 'dateTime', on: ['list', 'detail'] },
    case_id: { kind: 'reference', to: 'cases', numbered: true, on: ['detail'] },
    note: { kind: 'longText', on: ['detail'], optional: true },
    notice: { kind: 'longText', on: ['detail'], optional: true },
  },
  sections: {
    decision: { fields: ['measure', 'until', 'section', 'case_id', 'email', 'created_at', 'note', 'notice'] },
  },
  sent: ['user_uuid'],
  list: {
    skeletonRows: 5,
    sort: ['user', 'measure', 'until', 'created_at'],
    order: { created_at: 'DESC' },
    segments: { field: 'state', of: ['suspended', 'ended', 'removed'] },
  },
  actions: { view: {}, restore: { when: { state: 'suspended' }, undoable: true } },
  detailPage: {
    picture: 'user.profile_picture',
    sensitive: 'blurred',
    header: { user_uuid: concernedAccount, 'user.email': { kind: 'email' }, state },
    parts: ['caseReports', 'caseEvidence', 'appeals'],
    aside: ['appeals'],
    related: {
      appeals: { target: 'users', source: 'user_uuid' },
      caseReports: { target: 'cases', source: 'case_id' },
      caseEvidence: { target: 'cases', source: 'case_id' },
    },
  },
});
