import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { languages } from '#api/wire.ts';
import { letterSections, letterTexts, written } from './letterTexts.ts';

const state = {
  kind: 'choice',
  of: ['draft', 'sending', 'paused', 'sent'],
  tones: { sending: 'busy', paused: 'waiting', sent: 'good' },
} as const;

const load = () => import('#admin/pages/letterFields.tsx');

/** Mails to every confirmed email address of the waiting list. */
export const letters = defineExtensionResource({
  name: 'letters',
  title: 'subject_en',
  menu: { icon: 'Campaign', group: 'messages' },
  fields: {
    ...letterTexts,
    subject_en: { ...letterTexts.subject_en, on: ['list', 'form'] },
    state: { ...state, on: ['list'] },
    sent: { kind: 'custom', show: async () => (await load()).LetterProgress, on: ['list', 'detail'] },
    created_at: { kind: 'dateTime', on: ['list', 'detail'] },
    begun_at: { kind: 'dateTime', on: ['detail'], optional: true },
    preview: { kind: 'custom', show: async () => (await load()).LetterPreview, on: ['form', 'detail'] },
  },
  sections: letterSections,
  list: { skeletonRows: 2, refresh: 5, sort: ['subject_en', 'state', 'created_at'] },
  actions: {
    view: {},
    edit: { when: { state: 'draft' } },
    test: {
      icon: 'Mail',
      dialog: { ask: { language: { kind: 'choice', of: languages, rules: { required: true } } } },
    },
    send: {
      when: { state: 'draft' },
      needs: written,
      tone: 'main',
      icon: 'Send',
      dialog: { confirm: true, preview: { operation: 'one', shows: { recipients: { kind: 'number' } } } },
    },
    pause: { when: { state: 'sending' }, icon: 'Pause' },
    resume: { when: { state: 'paused' }, icon: 'PlayArrow', undoable: true },
    delete: { when: { state: 'draft' }, dialog: { confirm: true } },
  },
  detailPage: { header: { state }, related: { outbox: { target: 'letters' } } },
});
