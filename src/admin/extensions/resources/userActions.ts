import { defineAddition } from '#admin/extensions/defineExtended.ts';
import { guidelines } from '#api/extensions/wire.ts';
import { previewed, suspensions } from './moderation.ts';

/** A suspension, of a suspended user until a later day. */
const suspension = {
  tone: 'danger',
  dialog: {
    confirm: true,
    ask: {
      measure: { kind: 'choice', of: suspensions, rules: { required: true } },
      section: { kind: 'choice', of: guidelines, rules: { required: true } },
      note: { kind: 'longText', rules: { maxLength: 2000 } },
    },
    preview: { operation: 'preview', shows: previewed },
  },
  undoable: true,
} as const;

/** Adds actions and the list of sanctions to a user. A row of that list offers to end the suspension. */
export const userActions = defineAddition({
  name: 'users',
  fields: { suspended_until: { kind: 'dateTime', on: ['list'], when: { suspended_until: { isSet: true } } } },
  actions: {
    restore: { when: { suspended_until: { isSet: true } }, undoable: true },
    suspend: { ...suspension, when: { suspended_until: { isSet: false } } },
    extend: { ...suspension, when: { suspended_until: { isSet: true } } },
    export: { tone: 'quiet', dialog: { confirm: true }, download: 'zip' },
    delete: { tone: 'quiet', dialog: { confirm: true } },
  },
  list: { search: true, order: { created_at: 'DESC' } },
  detailPage: {
    header: {
      status: { kind: 'choice', of: ['Suspended'], tones: { Suspended: 'bad' } },
      suspended_until: { kind: 'dateTime', labelled: true },
    },
    parts: ['sanctions'],
    aside: ['sanctions'],
    related: { sanctions: { target: 'users' } },
  },
});

/** Lets an administrator download the data of a person on the waiting list. */
export const subscriberActions = defineAddition({
  name: 'preLaunch',
  list: { search: true, order: { created_at: 'DESC' } },
  actions: { export: { dialog: { confirm: true }, download: 'zip' } },
});
