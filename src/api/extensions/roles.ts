/** What a role may do, where that is not everything: by resource, all of its operations or these. The server decides; screens follow. */
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

/** Values that a role may not send, by resource, operation and field. The server refuses them; screens do not offer them. */
export const withheldValues: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>>
> = {
  moderator: { cases: { decide: { measure: ['remove'] } } },
};
