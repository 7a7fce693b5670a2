import { guidelines, measures } from '#api/extensions/wire.ts';
import { sanctions, undecided } from './moderation.ts';

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
export const caseDecision = {
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
        when: { measure: sanctions },
        rules: { required: true },
      },
      note: { kind: 'longText', rules: { maxLength: 2000 } },
    },
    preview: { operation: 'preview', shows: { effect: { kind: 'text' }, notice: { kind: 'longText' } } },
  },
  undoable: true,
  queue: { next: { claimed: [null, 'me'] }, shortcuts: decisionShortcuts },
} as const;
