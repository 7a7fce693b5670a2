import type { Kysely } from 'kysely';
import { changeAudit } from './changeAudit.ts';

/** Names the resource of a mail as its table, `outbox`, in the audit, too. */
export const outboxAudit = (db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') =>
  changeAudit(db, dialect, `update audit set resource = 'outbox' where resource = 'letterMails'`);
