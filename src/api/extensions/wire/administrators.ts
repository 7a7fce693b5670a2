/** Somebody who may sign in, or may do so no longer. */
export type AdministratorRow = {
  id: number;
  email: string;
  role: 'admin' | 'moderator';
  state: 'active' | 'invited' | 'deactivated';
  /** Whether a code is asked for beside the password. */
  second_factor: boolean;
  /** How many are open. */
  sessions: number;
  /** ISO 8601, UTC: when one of them was last used. */
  used_at: string | null;
};

/** Whom something is about. */
export type Personal = { name: string | null; email: string };
