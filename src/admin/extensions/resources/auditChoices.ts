/** Everything that can have been done. */
export const operations = [
  'create',
  'update',
  'delete',
  'close',
  'login',
  'logout',
  'changePassword',
  'reveal',
  'invite',
  'renew',
  'accept',
  'deactivate',
  'activate',
  'endSessions',
  'claim',
  'note',
  'decide',
  'suspend',
  'restore',
] as const;

/** Everything that it can have been done with. */
export const resources = [
  'users',
  'faq',
  'category',
  'ticket',
  'preLaunch',
  'subscription',
  'session',
  'administrators',
  'invitation',
  'audit',
  'cases',
  'appeals',
] as const;
