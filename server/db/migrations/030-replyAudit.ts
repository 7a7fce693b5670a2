import type { Kysely } from 'kysely';
import { changeAudit } from './changeAudit.ts';

/** Calls a reply to a ticket a reply in the audit, too. */
export const replyAudit = (db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') =>
  changeAudit(db, dialect, `update audit set operation = 'reply' where operation = 'answer'`);
