import { defineExtensionResource } from '#admin/schema/defineExtended.ts';
import { casePage } from './casePage.ts';
import { decisionKeys, guidelines, measures, sanctions } from './moderationChoices.ts';

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
      personal: true,
      on: ['list'],
    },
    reports: { kind: 'number', on: ['list'] },
    hours: { kind: 'number', unit: 'hour', on: ['list'] },
    due: { kind: 'choice', of: ['inTime', 'late'], tones: { inTime: 'good', late: 'bad' }, on: ['list'] },
    claimed_by: { kind: 'email', on: ['list'], optional: true },
    state: { kind: 'choice', of: ['open', 'decided'], on: ['detail'] },
  },
  list: { layout: 'table', skeletonRows: 10, actions: 'menu' },
  actions: {
    view: {},
    decide: {
      when: { state: 'open' },
      icon: 'CheckCircle',
      tone: 'danger',
      ask: {
        measure: { kind: 'choice', of: measures, rules: { required: true } },
        section: {
          kind: 'choice',
          of: guidelines,
          initial: 'suggested_section',
          when: { measure: sanctions },
          rules: { required: true },
        },
        note: { kind: 'longText', rules: { maxLength: 2000 } },
      },
      delayed: true,
      next: { claimed_by: null },
      keys: decisionKeys,
      preview: { operation: 'preview', shows: { effect: { kind: 'text' }, notice: { kind: 'longText' } } },
    },
    claim: { when: { state: 'open' }, icon: 'Bookmark', keys: { c: {} } },
    note: {
      icon: 'Comment',
      keys: { t: {} },
      ask: { text: { kind: 'longText', rules: { required: true, maxLength: 2000 } } },
    },
  },
  detailPage: casePage,
});
