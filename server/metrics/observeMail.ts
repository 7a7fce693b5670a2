import { Counter, Gauge, type Registry } from 'prom-client';
import { second } from '#server/time/durations.ts';

/** The number of waiting mails by kind, and for how many milliseconds the oldest one has been due. */
export type MailQueue = { waiting: { kind: string; mails: number }[]; dueFor: number };

/** The outbox, which all processes share, and the attempts of this process to send. */
export function observeMail(registry: Registry, readQueue: () => Promise<MailQueue>) {
  const registers = [registry];
  // During an outage of the database these have no value; its own metrics show it.
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
    help: 'How long the oldest due mail has been due',
    registers,
    async collect() {
      const queue = await read();
      this.set(queue ? queue.dueFor / second : Number.NaN);
    },
  });
  const attempts = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a mail by result; "unreachable" concerns the mail server or the settings',
    labelNames: ['result'],
    registers,
  });
  return (result: string) => attempts.inc({ result });
}
