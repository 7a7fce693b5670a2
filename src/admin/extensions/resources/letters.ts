import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { contentLanguages } from './contentLanguages.ts';
import { letterSections, letterTexts } from './letterTexts.ts';

const howMany = { operation: 'one', shows: { recipients: { kind: 'number' } } } as const;

/** What is written to everybody on the waiting list who has confirmed. */
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
      show: async () => (await import('#admin/pages/letter/LetterProgress.tsx')).LetterProgress,
      text: 'sent',
      on: ['list', 'detail'],
    },
    failed: { kind: 'number', on: ['list', 'detail'] },
    recipients: { kind: 'number', on: ['detail'] },
    created_at: { kind: 'dateTime', on: ['list', 'detail'] },
    begun_at: { kind: 'dateTime', on: ['detail'], optional: true },
    preview: {
      kind: 'custom',
      show: async () => (await import('#admin/pages/letter/LetterPreview.tsx')).LetterPreview,
      on: ['detail'],
    },
  },
  sections: letterSections,
  form: { layout: 'tabs' },
  list: { layout: 'table', skeletonRows: 2, actions: 'menu' },
  actions: {
    view: {},
    edit: { when: { state: 'draft' } },
    test: {
      icon: 'Mail',
      dialog: { ask: { language: { kind: 'choice', of: contentLanguages, rules: { required: true } } } },
    },
    send: { when: { state: 'draft' }, icon: 'Send', dialog: { confirm: true, preview: howMany } },
    pause: { when: { state: 'sending' }, icon: 'Block' },
    resume: { when: { state: 'paused' }, icon: 'PlayArrow', dialog: { confirm: true, preview: howMany } },
    delete: { when: { state: 'draft' }, dialog: { confirm: true } },
  },
  detailPage: { rows: { letterMails: { target: 'letters' } } },
});
