import { defineAddition } from '#admin/extensions/defineExtended.ts';
import { guidelines, suspensions } from './moderationChoices.ts';

/**
 * What can be done with the people who use the app. A suspension is lifted where its state is known: in the list of
 * `sanctions`, which is also on the page of a user.
 */
export const userActions = defineAddition({
  name: 'users',
  actions: {
    suspend: {
      tone: 'danger',
      dialog: {
        confirm: true,
        ask: {
          measure: { kind: 'choice', of: suspensions, rules: { required: true } },
          section: { kind: 'choice', of: guidelines, rules: { required: true } },
          note: { kind: 'longText', rules: { maxLength: 2000 } },
        },
        preview: { operation: 'preview', shows: { effect: { kind: 'text' }, notice: { kind: 'longText' } } },
        result: { notice: { kind: 'longText' } },
      },
    },
    export: { dialog: { confirm: true }, download: 'zip' },
    delete: { dialog: { confirm: true } },
  },
});

/** A copy of what is kept about a person who has no account yet. */
export const subscriberActions = defineAddition({
  name: 'preLaunch',
  actions: { export: { dialog: { confirm: true }, download: 'zip' } },
});
