import type { Database } from '#server/db/Database.ts';
import { acquireLock } from '#server/db/locks.ts';
import { countAttempts, tooManyAttempts } from '#server/rateLimit/rateLimit.ts';
import { minute } from '#server/time/durations.ts';
import { mailboxOf, ownDomainOf } from '#server/validation/email.ts';
import { confirmationsPerMinute, countWaiting } from './outbox.ts';

/** The queue is long when it holds the confirmations of ten minutes, and full when it holds those of an hour. */
const minutesOfLongQueue = 10;
const minutesOfFullQueue = 60;

type Asking = { email: string; address: string; perMinute: number; now: number };

/**
 * Refuses a subscription, known or new, with 429 while its domain gets too many mails, or while confirmations wait: a long
 * queue takes one from an address in ten minutes, a full one takes none. A fixed number an hour for all would close the form
 * on a busy day.
 */
export async function limitConfirmations(transaction: Database, { email, address, perMinute, now }: Asking) {
  await acquireLock(transaction, 'confirmations');
  const waitingMinutes = (await countWaiting(transaction)) / confirmationsPerMinute(perMinute);
  if (waitingMinutes >= minutesOfFullQueue) throw tooManyAttempts(minute);
  const domain = ownDomainOf(mailboxOf(email));
  const attempts = [
    ...(domain ? [{ limit: 'subscriptionToDomain', by: [domain] } as const] : []),
    ...(waitingMinutes >= minutesOfLongQueue ? [{ limit: 'subscriptionWhenBusy', by: [address] } as const] : []),
  ];
  if (attempts.length > 0) await countAttempts(transaction, attempts, now);
}
