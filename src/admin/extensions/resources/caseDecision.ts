import { decisionShortcuts, guidelines, measures, sanctions } from './moderationChoices.ts';

/** The decision of a case: what is done, and why. */
export const caseDecision = {
  when: { state: 'open' },
  icon: 'CheckCircle',
  tone: 'danger',
  dialog: {
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
  queue: { undoable: true, next: { claimed: [null, 'me'] }, shortcuts: decisionShortcuts },
} as const;
