import { createTransport } from 'nodemailer';
import type { Mail, MailSettings } from './Mail.ts';
import { leaseInMs } from './outbox.ts';

const second = 1_000;

/** How long each step with the mail server may take. */
export type Patience = { connectInMs: number; answerInMs: number };

const usual: Patience = { connectInMs: 20 * second, answerInMs: 60 * second };

/** What a mail may take in all: the outbox takes it for given up a minute later. */
const mayTakeInMs = leaseInMs - 60 * second;

/** As many mails are on their way at once. */
export const connections = 4;

/** Hands mails to the server at `smtpUrl`; rejects when it does not take one. */
export function smtpTransport({ smtpUrl, from }: MailSettings, { connectInMs, answerInMs }: Patience = usual) {
  const { protocol, hostname } = new URL(smtpUrl);
  const isThisMachine = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: connections,
      // What was lost with its connection may have arrived: the outbox decides about another attempt.
      maxRequeues: 0,
      // A password does not travel in the open, unless it does not travel.
      requireTLS: protocol === 'smtp:' && !isThisMachine,
      connectionTimeout: connectInMs,
      greetingTimeout: connectInMs,
      dnsTimeout: connectInMs,
      socketTimeout: answerInMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async (mail: Mail) => {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(mayTakeInMs) });
    },
    close: () => transport.close(),
  };
}

export type MailTransport = ReturnType<typeof smtpTransport>;
