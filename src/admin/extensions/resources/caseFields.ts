export const state = {
  kind: 'choice',
  of: ['open', 'handedOver', 'decided'],
  tones: { open: 'waiting', handedOver: 'special' },
} as const;

export const due = { kind: 'choice', of: ['inTime', 'late'], tones: { late: 'bad' } } as const;

export const hours = { kind: 'number', unit: 'hour', rounded: true } as const;

/** Holds for a case without a decision. */
export const undecided = { state: ['open', 'handedOver'] } as const;

/** A note on a case. */
export const note = { kind: 'longText', rules: { required: true, maxLength: 2000 } } as const;
