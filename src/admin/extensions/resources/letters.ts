import { defineAddition, defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import type { Language } from '#api/wire.ts';

/** The languages of letters and saved replies, in the order of the forms. */
export const contentLanguages = ['en', 'es', 'ko', 'hi'] as const satisfies readonly Language[];

const subject = { kind: 'text', rules: { maxLength: 300 }, on: ['form'] } as const;
const body = { kind: 'longText', rules: { maxLength: 5_000 }, on: ['form'] } as const;

/** Subject and body in each language. A draft needs only English. */
const letterTexts = {
  subject_en: { kind: 'text', rules: { required: true, maxLength: 300 }, on: ['list', 'form'] },
  body_en: { kind: 'longText', rules: { required: true, maxLength: 5_000 }, on: ['form'] },
  subject_es: subject,
  body_es: body,
  subject_ko: subject,
  body_ko: body,
  subject_hi: subject,
  body_hi: body,
} as const;

const letterSections = {
  en: { fields: ['subject_en', 'body_en'] },
  es: { fields: ['subject_es', 'body_es'] },
  ko: { fields: ['subject_ko', 'body_ko'] },
  hi: { fields: ['subject_hi', 'body_hi'] },
  appearance: { fields: ['preview'] },
} as const;

const recipientCount = { operation: 'one', shows: { recipients: { kind: 'number' } } } as const;

/** Mails to every confirmed email address of the waiting list. */
export const letters = defineExtensionResource({
  name: 'letters',
  title: 'subject_en',
  menu: { icon: 'Campaign' },
  fields: {
    ...letterTexts,
    state: {
      kind: 'choice',
      of: ['draft', 'sending', 'paused', 'sent'],
      tones: { sending: 'busy', paused: 'waiting', sent: 'good' },
      on: ['list', 'detail'],
    },
    progress: {
      kind: 'custom',
      show: async () => (await import('#admin/pages/letterFields.tsx')).LetterProgress,
      text: 'sent',
      on: ['list', 'detail'],
    },
    failed: { kind: 'number', on: ['list', 'detail'] },
    recipients: { kind: 'number', on: ['detail'] },
    created_at: { kind: 'dateTime', on: ['list', 'detail'] },
    begun_at: { kind: 'dateTime', on: ['detail'], optional: true },
    preview: {
      kind: 'custom',
      show: async () => (await import('#admin/pages/letterFields.tsx')).LetterPreview,
      on: ['detail'],
    },
  },
  sections: letterSections,
  form: { layout: 'tabs' },
  list: { skeletonRows: 2 },
  actions: {
    view: {},
    edit: { when: { state: 'draft' } },
    test: {
      icon: 'Mail',
      dialog: { ask: { language: { kind: 'choice', of: contentLanguages, rules: { required: true } } } },
    },
    send: { when: { state: 'draft' }, icon: 'Send', dialog: { confirm: true, preview: recipientCount } },
    pause: { when: { state: 'sending' }, icon: 'Block' },
    resume: { when: { state: 'paused' }, icon: 'PlayArrow', dialog: { confirm: true, preview: recipientCount } },
    delete: { when: { state: 'draft' }, dialog: { confirm: true } },
  },
  detailPage: { related: { letterMails: { target: 'letters' } } },
});

/** The mails of a letter, one a recipient, each with its state. */
export const letterMails = defineExtensionResource({
  name: 'letterMails',
  title: 'email',
  fields: {
    email: { kind: 'email', on: ['list'] },
    language: { kind: 'choice', of: contentLanguages, on: ['list'] },
    state: {
      kind: 'choice',
      of: ['queued', 'sending', 'sent', 'failed'],
      tones: { queued: 'waiting', sending: 'busy', sent: 'good', failed: 'bad' },
      on: ['list'],
    },
    failure: { kind: 'longText', on: ['list'], optional: true },
    attempts: { kind: 'number', on: ['list'] },
    attempted_at: { kind: 'dateTime', on: ['list'] },
  },
  list: { skeletonRows: 5, filters: ['state'], bulk: ['retry'], export: true },
  actions: { retry: { when: { state: 'failed' }, icon: 'Refresh', dialog: { confirm: true } } },
});

/** Adds to the waiting list whether the owner of each email address agreed to mail. */
export const preLaunchStates = defineAddition({
  name: 'preLaunch',
  fields: {
    email: { kind: 'email', on: [] },
    state: {
      kind: 'choice',
      of: ['confirmed', 'unconfirmed', 'unsubscribed'],
      tones: { confirmed: 'good', unconfirmed: 'waiting' },
      on: ['list'],
    },
  },
  list: { filters: ['state'], export: { columns: ['email', 'created_at', 'state'] }, exportAll: true },
});
