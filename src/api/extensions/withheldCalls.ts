/** The calls that the server refuses to moderators. Generated from its routes by `npm run openapi`. */
export const withheldCalls = {
  resources: ['faq', 'category', 'preLaunch', 'audit', 'administrators', 'waitingList', 'letters', 'outbox'],
  operations: {
    users: ['export', 'delete'],
    ticket: ['export', 'delete'],
    savedReplies: ['one', 'create', 'update', 'delete'],
  },
};
