import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { guidelines, measures } from './moderationChoices.ts';

/** What people said of somebody, on the page of the case. */
export const caseReports = defineExtensionResource({
  name: 'caseReports',
  title: 'text',
  fields: {
    reason: { kind: 'choice', of: ['harassment', 'spam', 'inappropriateContent', 'fakeProfile'], on: ['list'] },
    text: { kind: 'longText', on: ['list'] },
    evidence: { kind: 'image', sensitive: 'blurred', on: ['list'] },
    reporter: { kind: 'person', whose: 'value', on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { layout: 'table', skeletonRows: 2, actions: 'menu' },
});

/** What was decided about somebody, in this case and in others. */
export const caseDecisions = defineExtensionResource({
  name: 'caseDecisions',
  title: 'email',
  fields: {
    measure: { kind: 'choice', of: measures, on: ['list', 'detail'] },
    section: { kind: 'choice', of: guidelines, on: ['list', 'detail'], optional: true },
    until: { kind: 'dateTime', on: ['list', 'detail'], optional: true },
    email: { kind: 'email', personal: false, on: ['list', 'detail'] },
    created_at: { kind: 'dateTime', on: ['list', 'detail'] },
    note: { kind: 'longText', on: ['detail'], optional: true },
    notice: { kind: 'longText', on: ['detail'], optional: true },
  },
  list: { layout: 'table', skeletonRows: 2, actions: 'menu' },
  actions: { view: {} },
  detailDialog: true,
});

/** What administrators tell one another about a case. */
export const caseNotes = defineExtensionResource({
  name: 'caseNotes',
  title: 'text',
  fields: {
    text: { kind: 'longText', on: ['list'] },
    email: { kind: 'email', personal: false, on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { layout: 'table', skeletonRows: 2, actions: 'menu' },
});

/** Every case of a user, on the user's page. */
export const usersCases = defineAddition({ name: 'users', detailPage: { rows: { cases: { target: 'users' } } } });
