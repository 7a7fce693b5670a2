import type { Database } from '#server/db/Database.ts';
import type { MailQueue } from '#server/metrics/observeMail.ts';
import { elapsed } from '#server/time/durations.ts';
import { isDueNow, isSendable } from './outbox.ts';

const kinds = ['confirmation', 'reply', 'letter'] as const;

/** What waits in the outbox. Letters that are paused do not count. */
export async function readMailQueue(db: Database, now: number): Promise<MailQueue> {
  const mails = db.selectFrom('outbox').where('state', 'in', ['queued', 'sending']).where(isSendable);
  const counted = await mails
    .select(['kind', (row) => row.fn.countAll<number>().as('mails')])
    .groupBy('kind')
    .execute();
  const { due_at } = await mails
    .select((row) => row.fn.min('due_at').as('due_at'))
    .where(isDueNow(now))
    .executeTakeFirstOrThrow();
  const mailsOf = (kind: string) => Number(counted.find((row) => row.kind === kind)?.mails ?? 0);
  return {
    waiting: kinds.map((kind) => ({ kind, mails: mailsOf(kind) })),
    dueFor: due_at === null ? 0 : elapsed(Number(due_at), now),
  };
}
