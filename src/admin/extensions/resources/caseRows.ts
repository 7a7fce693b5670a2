import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { guidelines, measures, reportReasons } from '#api/extensions/wire.ts';

/** The reports of a case. */
export const caseReports = defineExtensionResource({
  name: 'caseReports',
  title: 'text',
  fields: {
    reason: { kind: 'choice', of: reportReasons, on: ['list'] },
    text: { kind: 'longText', on: ['list'] },
    evidence: { kind: 'image', sensitive: 'blurred', on: ['list'] },
    reporter: { kind: 'person', whose: 'value', on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { skeletonRows: 2 },
});

/** Every decision about the reported user, in this case and in others. */
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
  list: { skeletonRows: 2 },
  actions: { view: {} },
  detailDialog: true,
});

/** Notes on a case, which only administrators see. */
export const caseNotes = defineExtensionResource({
  name: 'caseNotes',
  title: 'text',
  fields: {
    text: { kind: 'longText', on: ['list'] },
    email: { kind: 'email', personal: false, on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { skeletonRows: 2 },
});

/** Pictures and chat messages that came with the reports. */
export const caseEvidence = defineExtensionResource({
  name: 'caseEvidence',
  title: 'text',
  fields: {
    picture: { kind: 'image', sensitive: 'blurred', when: { author: null }, on: ['list'] },
    author: { kind: 'choice', of: ['reported', 'reporter'], when: { picture: null }, on: ['list'] },
    text: { kind: 'longText', when: { picture: null }, on: ['list'] },
    sent_at: { kind: 'dateTime', when: { picture: null }, on: ['list'] },
    report_id: { kind: 'number', grouping: false, on: ['list'] },
  },
  list: { skeletonRows: 2 },
});

/** Lists the cases of a user on the user's page. */
export const usersCases = defineAddition({ name: 'users', detailPage: { related: { cases: { target: 'users' } } } });
