/** Values by field. */
export type WithheldValues = Readonly<Record<string, readonly string[]>>;

/** Calls by resource and operation: all of them, or for an operation those that send or change these values of a field. */
export type WithheldCalls = Readonly<Record<string, 'all' | Readonly<Record<string, 'all' | WithheldValues>>>>;

/** The calls that a limited role may not make. The server refuses them; screens hide them. */
export const withheld: Readonly<Record<string, WithheldCalls | undefined>> = {
  moderator: {
    administrators: 'all',
    audit: 'all',
    cases: { decide: { measure: ['remove'], state: ['handedOver'] }, claim: { state: ['handedOver'] } },
    category: 'all',
    faq: 'all',
    letterMails: 'all',
    letters: 'all',
    preLaunch: 'all',
    savedReplies: { one: 'all', create: 'all', update: 'all', delete: 'all' },
    ticket: { export: 'all', delete: 'all' },
    users: { export: 'all', delete: 'all' },
    waitingList: 'all',
  },
};
