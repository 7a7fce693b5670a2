/** What keeps somebody out for a while. */
export const suspensions = ['suspend1', 'suspend3', 'suspend7', 'suspend30', 'suspend90'] as const;

/** What can be done about a person, with a section of the guidelines as its reason. */
export const sanctions = ['warn', ...suspensions, 'remove'] as const;

/** What can be decided about a case. */
export const measures = ['dismiss', ...sanctions] as const;

/** Keys that decide, each with the measure that it chooses; `d` leaves it open. */
export const decisionShortcuts = {
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

/** The sections of the Community Guidelines, in their order. */
export const guidelines = [
  'adults-only',
  'be-yourself',
  'be-kind',
  'consent',
  'content',
  'privacy',
  'drafts',
  'swaps',
  'money',
  'meet-safely',
  'no-tricks',
  'report',
] as const;
