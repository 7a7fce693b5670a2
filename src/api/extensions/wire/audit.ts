/** A change that somebody made. Nothing personal is among its values. */
export type AuditEntry = {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Null for what anybody can do without signing in. */
  administrator_id: number | null;
  /** The administrator's; null where there is none, or none any more. */
  email: string | null;
  resource:
    | 'session'
    | 'subscription'
    | 'faq'
    | 'category'
    | 'ticket'
    | 'preLaunch'
    | 'users'
    | 'audit'
    | 'administrators'
    | 'invitation'
    | 'cases'
    | 'appeals'
    | 'contact'
    | 'savedReplies'
    | 'letters'
    | 'letterMails'
    | 'backup';
  operation:
    | 'login'
    | 'logout'
    | 'changePassword'
    | 'create'
    | 'update'
    | 'delete'
    | 'close'
    | 'reveal'
    | 'confirm'
    | 'unsubscribe'
    | 'invite'
    | 'renew'
    | 'deactivate'
    | 'activate'
    | 'endSessions'
    | 'accept'
    | 'claim'
    | 'note'
    | 'decide'
    | 'suspend'
    | 'restore'
    | 'export'
    | 'reply'
    | 'reopen'
    | 'test'
    | 'send'
    | 'pause'
    | 'resume'
    | 'retry'
    | 'receive'
    | 'restoreBackup';
  /** The key of the row that was changed. */
  row: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The response's X-Request-Id. */
  request_id: string | null;
};
