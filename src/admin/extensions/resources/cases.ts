import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { measures, reportReasons } from '#api/extensions/wire.ts';
import { caseDecision } from './caseDecision.ts';
import { casePage } from './casePage.ts';
import { caseDue, caseHours, caseState, concernedUser, undecided } from './moderation.ts';

const note = { kind: 'longText', rules: { required: true, maxLength: 2000 } } as const;

/** Reported users. Cases that wait for a decision come oldest first, those decided latest first. */
export const cases = defineExtensionResource({
  name: 'cases',
  title: 'user',
  menu: { icon: 'Flag', group: 'moderation', waiting: 'open_cases' },
  fields: {
    user: { ...concernedUser, on: ['list'] },
    reasons: { kind: 'tags', of: reportReasons, on: ['list'] },
    reports: { kind: 'number', on: ['list'] },
    hours: { ...caseHours, on: ['list'], when: undecided },
    due: { ...caseDue, on: ['list'], when: { ...undecided, due: 'late' } },
    claimed_by: { kind: 'email', personal: false, on: ['list'], optional: true, when: undecided },
    handover_note: { kind: 'longText', on: ['list'], when: { state: 'handedOver' } },
    decision: { kind: 'choice', of: measures, on: ['list'], when: { state: 'decided' } },
    decided_at: { kind: 'dateTime', on: ['list'], when: { state: 'decided' } },
    claimed: { kind: 'choice', of: ['me', 'other'], on: ['detail'] },
    state: { ...caseState, on: ['list', 'detail'] },
  },
  list: {
    skeletonRows: 10,
    refresh: 60,
    search: true,
    sort: ['reasons', 'hours'],
    order: { hours: 'DESC', decided_at: 'DESC' },
    segments: { field: 'state', of: ['open', 'handedOver', 'decided'], figure: 'moderators_cases' },
  },
  actions: {
    view: {},
    decide: caseDecision,
    claim: {
      when: { ...undecided, claimed: 'other' }, // opening an unclaimed case claims it
      icon: 'Bookmark',
      queue: { shortcuts: { c: {} }, onOpen: { ...undecided, claimed: [null, 'me'] } },
    },
    note: { icon: 'Comment', dialog: { ask: { text: note } }, queue: { shortcuts: { t: {} } } },
    handOver: {
      when: { state: 'open', claimed: [null, 'me'] },
      icon: 'Groups',
      dialog: { ask: { text: note } },
      undoable: true,
      queue: { next: {}, shortcuts: { h: {} } },
    },
  },
  detailPage: casePage,
});
