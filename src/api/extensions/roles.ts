/** The operations that a limited role may call, by resource. The server enforces it; screens hide the rest. */
export const roles: Readonly<Record<string, Readonly<Record<string, 'all' | readonly string[]>>>> = {
  moderator: {
    session: 'all',
    subscription: 'all',
    invitation: 'all',
    statistics: 'all',
    users: ['list', 'one', 'suspend', 'preview'],
    sanctions: 'all',
    ticket: ['list', 'close', 'one', 'claim', 'reply', 'note', 'reopen'],
    ticketMessages: 'all',
    savedReplies: ['list'],
    contact: 'all',
    report: 'all',
    cases: 'all',
    caseReports: 'all',
    caseEvidence: 'all',
    caseNotes: 'all',
    caseDecisions: 'all',
    appeals: 'all',
    metrics: 'all',
    growth: 'all',
  },
};

/** Values that a role may not send, by resource, operation and field. The server refuses them; screens hide them. */
export const withheldValues: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>>
> = {
  moderator: { cases: { decide: { measure: ['remove'] } } },
};
