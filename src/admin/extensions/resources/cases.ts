import { defineExtensionPage, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { guidelines, type ModerationCaseDetail, measures, reportReasons } from '#api/extensions/wire.ts';
import {
  concernedAccount,
  concernedUser,
  hours,
  note,
  photosPart,
  previewed,
  profilePart,
  punitiveMeasures,
} from './moderation.ts';

const state = {
  kind: 'choice',
  of: ['open', 'handedOver', 'decided'],
  tones: { open: 'waiting', handedOver: 'special' },
} as const;

const due = { kind: 'choice', of: ['inTime', 'late'], tones: { inTime: 'plain', late: 'late' } } as const;

/** Holds for a case without a decision. */
const undecided = { state: ['open', 'handedOver'] } as const;

/** The keys that open the decision dialog, each with the measure that it selects. `d` selects none. */
const decisionShortcuts = {
  d: {},
  x: { measure: 'dismiss' },
  w: { measure: 'warn' },
  1: { measure: 'suspend1' },
  3: { measure: 'suspend3' },
  7: { measure: 'suspend7' },
  m: { measure: 'suspend30' },
  q: { measure: 'suspend90' },
  r: { measure: 'remove' },
} as const;

/** The measure against the reported user, and its reason. */
const decide = {
  when: undecided,
  icon: 'CheckCircle',
  tone: 'danger',
  dialog: {
    inline: true,
    ask: {
      measure: { kind: 'choice', of: measures, rules: { required: true } },
      section: {
        kind: 'choice',
        of: guidelines,
        initial: 'suggested_section',
        when: { measure: punitiveMeasures },
        rules: { required: true },
      },
      note: { kind: 'longText', rules: { maxLength: 2000 } },
    },
    preview: { operation: 'preview', shows: previewed },
  },
  undoable: true,
  queue: { next: { claimed: [null, 'me'] }, shortcuts: decisionShortcuts },
} as const;

/** The page of a case: its reports, the user's profile and photos, and earlier decisions. */
const detailPage = defineExtensionPage<ModerationCaseDetail>({
  picture: 'user.profile_picture',
  sensitive: 'blurred',
  header: {
    user_uuid: concernedAccount,
    'user.email': { kind: 'email' },
    state,
    hours: { ...hours, duration: true, when: undecided },
    due: { ...due, when: { ...undecided, due: 'late' } },
    decision: { kind: 'choice', of: measures, labelled: true },
    decided_at: { kind: 'dateTime', labelled: true },
    claimed: { kind: 'choice', of: ['me', 'other'], tones: { me: 'good' }, when: { claimed: 'me' } },
    claimed_by: { kind: 'email', personal: false, when: { claimed: 'other' }, labelled: true },
    earlier: { kind: 'tags', of: measures, by: 'measure', dated: 'created_at', labelled: true },
    handed_over_by: { kind: 'email', personal: false, labelled: true },
    handover_note: { kind: 'text', labelled: true },
  },
  parts: [
    'caseReports',
    'caseEvidence',
    photosPart,
    {
      ...profilePart,
      fields: { ...profilePart.fields, created_at: { kind: 'dateTime' }, opened_at: { kind: 'dateTime' } },
    },
    'caseDecisions',
    'caseNotes',
  ],
  aside: ['decide', 'caseDecisions', 'caseNotes'],
  keys: { e: 'caseEvidence', p: 'photos' },
  related: {
    caseReports: { target: 'cases' },
    caseEvidence: { target: 'cases' },
    caseDecisions: { target: 'cases' },
    caseNotes: { target: 'cases' },
    audit: { target: 'cases' },
  },
});

/** Reported users. Cases that wait for a decision come oldest first, those decided latest first. */
export const cases = defineExtensionResource({
  name: 'cases',
  title: 'user',
  menu: { icon: 'Flag', group: 'moderation', figure: 'open_cases' },
  fields: {
    user: { ...concernedUser, on: ['list'] },
    reasons: { kind: 'tags', of: reportReasons, on: ['list'] },
    reports: { kind: 'number', on: ['list'] },
    hours: { ...hours, on: ['list'], below: 'due', when: undecided },
    due: { ...due, on: [] },
    claimed_by: { kind: 'email', personal: false, you: true, on: ['list'], optional: true, when: undecided },
    handover_note: { kind: 'longText', on: ['list'], when: { state: 'handedOver' } },
    decision: { kind: 'choice', of: measures, on: ['list'], when: { state: 'decided' } },
    decided_at: { kind: 'dateTime', on: ['list'], when: { state: 'decided' } },
    claimed: { kind: 'choice', of: ['me', 'other'], on: ['detail'] },
    state: { ...state, on: ['list', 'detail'] },
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
    decide,
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
  detailPage,
});
