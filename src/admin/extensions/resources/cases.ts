import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { caseDecision } from './caseDecision.ts';
import { casePage } from './casePage.ts';

/** What was reported of people and waits for a decision, the oldest first. */
export const cases = defineExtensionResource({
  name: 'cases',
  title: 'user',
  menu: { icon: 'Flag' },
  fields: {
    user: {
      kind: 'person',
      whose: 'value',
      picture: 'profile_picture',
      sensitive: 'blurred',
      on: ['list'],
    },
    reports: { kind: 'number', on: ['list'] },
    hours: { kind: 'number', unit: 'hour', on: ['list'] },
    due: { kind: 'choice', of: ['inTime', 'late'], tones: { inTime: 'good', late: 'bad' }, on: ['list'] },
    claimed_by: { kind: 'email', personal: false, on: ['list'], optional: true },
    claimed: { kind: 'choice', of: ['me', 'other'], on: ['detail'] },
    state: { kind: 'choice', of: ['open', 'decided'], on: ['detail'] },
  },
  list: { layout: 'table', skeletonRows: 10, actions: 'menu' },
  actions: {
    view: {},
    decide: caseDecision,
    claim: {
      when: { state: 'open', claimed: [null, 'other'] },
      icon: 'Bookmark',
      queue: { shortcuts: { c: {} }, onOpen: { state: 'open', claimed: [null, 'me'] } },
    },
    note: {
      icon: 'Comment',
      dialog: { ask: { text: { kind: 'longText', rules: { required: true, maxLength: 2000 } } } },
      queue: { shortcuts: { t: {} } },
    },
  },
  detailPage: casePage,
});
