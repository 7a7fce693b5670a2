import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { guidelines, measures, reportReasons } from '#api/extensions/wire.ts';

/** The reports of a case. */
export const caseReports = defineExtensionResource({
  name: 'caseReports',
  title: 'text',
  fields: {
    reporter: { kind: 'person', whose: 'value', on: ['list'] },
    reason: { kind: 'choice', of: reportReasons, tones: {}, on: ['list'] },
    created_at: { kind: 'dateTime', on: ['list'] },
    text: { kind: 'longText', on: ['list'] },
    evidence: { kind: 'image', sensitive: 'blurred', on: ['list'] },
  },
  list: { layout: { conversation: { author: 'reason', ours: [] } }, skeletonRows: 2 },
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
    author: { kind: 'choice', of: ['reported', 'reporter'], on: ['list'] },
    sent_at: { kind: 'dateTime', on: ['list'] },
    picture: { kind: 'image', sensitive: 'blurred', on: ['list'] },
    text: { kind: 'longText', on: ['list'] },
  },
  list: { layout: { conversation: { author: 'author', ours: ['reporter'] } }, skeletonRows: 2 },
});

/** Every decision about the reported user, in this case and in others. */
export const caseDecisions = defineExtensionResource({
  name: 'caseDecisions',
  title: 'email',
  fields: {
    measure: { kind: 'choice', of: measures, on: ['list', 'card', 'detail'] },
    section: { kind: 'choice', of: guidelines, on: ['list', 'detail'], optional: true },
    until: { kind: 'dateTime', on: ['list', 'detail'], optional: true },
    email: { kind: 'email', personal: false, on: ['list', 'detail'] },
    created_at: { kind: 'dateTime', on: ['list', 'card', 'detail'] },
    note: { kind: 'longText', on: ['detail'], optional: true },
    notice: { kind: 'longText', language: { field: 'notice_language' }, on: ['detail'], optional: true },
    case_id: { kind: 'reference', to: 'cases', on: ['detail'] },
  },
  list: { skeletonRows: 2 },
  actions: { view: {} },
  detailDialog: true,
});

/** Lists the cases and appeals of a user on the user's page, beside the profile. */
export const usersCases = defineAddition({
  name: 'users',
  detailPage: {
    parts: ['cases', 'appeals'],
    aside: ['cases', 'appeals'],
    related: { cases: { target: 'users' }, appeals: { target: 'users' } },
  },
});
