import { defineAddition } from '#admin/schema/defineExtended.ts';
import { guidelines, suspensions } from './moderationChoices.ts';

/** What can be done with the people who use the app. */
export const userActions = defineAddition({
  name: 'users',
  actions: {
    suspend: {
      tone: 'danger',
      confirm: true,
      ask: {
        measure: { kind: 'choice', of: suspensions, rules: { required: true } },
        section: { kind: 'choice', of: guidelines, rules: { required: true } },
        note: { kind: 'longText', rules: { maxLength: 2000 } },
      },
      preview: { operation: 'preview', shows: { effect: { kind: 'text' }, notice: { kind: 'longText' } } },
      answer: { notice: { kind: 'longText' } },
    },
    restore: { confirm: true },
    export: { confirm: true, download: true },
    delete: { confirm: true },
  },
});
