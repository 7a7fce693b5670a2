import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { guidelines } from '#api/extensions/wire.ts';
import { concernedAccount, concernedUser, suspensions } from './moderation.ts';

const state = {
  kind: 'choice',
  of: ['suspended', 'ended', 'removed'],
  tones: { suspended: 'bad', removed: 'bad' },
} as const;

const timed = { state: ['suspended', 'ended'] } as const;

/** Users who are or were suspended or removed, latest first. */
export const sanctions = defineExtensionResource({
  name: 'sanctions',
  title: 'user',
  menu: { icon: 'Block', group: 'moderation' },
  fields: {
    user: { ...concernedUser, on: ['list', 'card'] },
    state: { ...state, on: ['list', 'card'] },
    measure: { kind: 'choice', of: [...suspensions, 'remove'], on: ['list', 'card', 'detail'], below: 'section' },
    section: { kind: 'choice', of: guidelines, on: ['detail'], optional: true },
    left: { kind: 'computed', as: 'daysUntil', from: ['until'], on: ['list', 'card'], below: 'until', when: timed },
    until: { kind: 'dateTime', on: ['detail'], when: timed },
    email: { kind: 'email', personal: false, you: true, on: ['list', 'detail'], below: 'created_at' },
    created_at: { kind: 'dateTime', on: ['detail'] },
    case_id: { kind: 'reference', to: 'cases', numbered: true, on: ['detail'] },
    note: { kind: 'longText', on: ['detail'], optional: true },
    notice: { kind: 'longText', language: { field: 'notice_language' }, on: ['detail'], optional: true },
  },
  sections: {
    decision: { fields: ['measure', 'until', 'section', 'case_id', 'email', 'created_at', 'note', 'notice'] },
  },
  sent: ['user_uuid'],
  list: {
    skeletonRows: 5,
    search: true,
    sort: ['user', 'measure', 'left', 'email'],
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
