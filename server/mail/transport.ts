import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { minute, second } from '#server/time/durations.ts';
import { InterruptedMail } from './judgeFailure.ts';
import type { Mail, MailSettings } from './Mail.ts';
import { leaseInMs } from './outbox.ts';

/** How long each step with the mail server may take. */
export type SmtpTimeouts = { connectInMs: number; responseInMs: number };

const usual: SmtpTimeouts = { connectInMs: 20 * second, responseInMs: minute };

/** What a mail may take in all: the outbox takes it for given up a minute later. */
const mayTakeInMs = leaseInMs - minute;

/** As many mails are on their way at once. */
export const connections = 4;

/** Hands mails to the server at `smtpUrl`; rejects when it does not take one, with an InterruptedMail once it had begun to. */
export function smtpTransport(
  { smtpUrl, from }: MailSettings,
  { connectInMs, responseInMs: answerInMs }: SmtpTimeouts = usual,
) {
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
  const streams = new WeakMap<AbortSignal, Readable>();
  transport.use('stream', ({ data, message }, done) => {
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = createReadStream(options);
      if (data.signal) streams.set(data.signal, stream);
      return stream;
    };
    done();
  });
  return {
    send: async (mail: Mail) => {
      const signal = AbortSignal.timeout(mayTakeInMs);
      try {
        await transport.sendMail({ ...mail, signal });
      } catch (cause) {
        throw streams.get(signal)?.readableDidRead ? new InterruptedMail('', { cause }) : cause;
      }
    },
    close: () => transport.close(),
  };
}

export type MailTransport = ReturnType<typeof smtpTransport>;
