import { Counter, Gauge, type Registry } from 'prom-client';
import { second } from '#server/time/durations.ts';

/** How many mails of each kind wait; and for how many milliseconds the oldest one that is due has been due. */
export type MailQueue = { waiting: { kind: string; mails: number }[]; dueFor: number };

/** Tells Prometheus of the outbox, which all processes share, and of this process's attempts to send. */
export function observeMail(registry: Registry, readQueue: () => Promise<MailQueue>) {
  const registers = [registry];
  // While the database does not answer, its own metrics say so, and these have no value.
  const read = () => readQueue().catch(() => undefined);
  new Gauge({
    name: 'mail_queue_length',
    help: 'Mails in the outbox that have not been sent yet',
    labelNames: ['kind'],
    registers,
    async collect() {
      const queue = await read();
      this.reset();
      for (const { kind, mails } of queue?.waiting ?? []) this.set({ kind }, mails);
    },
  });
  new Gauge({
    name: 'mail_oldest_due_seconds',
    help: 'How long the mail that is due and waits the longest has been due',
    registers,
    async collect() {
      const queue = await read();
      this.set(queue ? queue.dueFor / second : Number.NaN);
    },
  });
  const attempts = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail by their result; "unreachable" is about the mail server or the settings',
    labelNames: ['result'],
    registers,
  });
  return (result: string) => attempts.inc({ result });
}
