import type { Readable } from 'node:stream';
import { createTransport, type NodemailerError } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Settings } from '#server/settings.ts';
import { minute, second } from '#server/time/time.ts';
import { leaseInMs } from './outbox.ts';

/** The mail server, the sender, and the site that links lead to. */
export type MailSettings = NonNullable<Settings['mail']>;

export type Mail = {
  /** The same for each attempt, so that mailboxes recognize a mail that arrives twice. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** How long each step with the mail server may take. After the text of a mail it may be ten minutes (RFC 5321, 4.5.3.2.6). */
const defaultTimeouts = { connectInMs: 20 * second, responseInMs: 10 * minute };

/** The lease in the outbox ends a minute later. */
const maxSendInMs = leaseInMs - minute;

/** How many mails are sent at the same time. */
export const connections = 4;

/** The mail server had begun to read this mail, and has not confirmed it. */
class InterruptedMail extends Error {}

/** The mail server does not announce SMTPUTF8 (RFC 6531), which an address with such letters before the `@` needs. */
class UnsupportedAddress extends Error {
  readonly code = 'SMTPUTF8';
}

const needsUtf8 = (address: string) => /[^\0-\x7f].*@/.test(address);

/** Whether the mail server announces SMTPUTF8. nodemailer tells the extensions to a function that signs in; this one does not. */
function readsUtf8(options: SMTPConnection.Options, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const method = 'EXTENSIONS';
  let isAnnounced = false;
  const readExtensions = async ({ extensions }: SMTPConnection.CustomAuthenticationContext) => {
    isAnnounced = extensions.includes('SMTPUTF8');
  };
  const connection = new SMTPConnection({ ...options, customAuth: { [method]: readExtensions } });
  const ask = () =>
    connection.login({ method }, (error) => {
      connection.quit();
      if (error) reject(error);
      else resolve(isAnnounced);
    });
  signal.addEventListener('abort', () => {
    connection.close();
    reject(Object.assign(new Error('stopped'), { code: 'ABORT_ERR' }));
  });
  connection.on('error', reject);
  connection.connect((error) => (error ? reject(error) : ask()));
  return promise;
}

/** Sends mails to the server at `smtpUrl`. `send` rejects when the server does not accept a mail. */
export function smtpTransport({ smtpUrl, from }: MailSettings, timeouts = defaultTimeouts) {
  const { connectInMs, responseInMs } = timeouts;
  const { protocol, hostname } = new URL(smtpUrl);
  const isThisMachine = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  const connection = {
    // Encrypt passwords on the way to another machine.
    requireTLS: protocol === 'smtp:' && !isThisMachine,
    connectionTimeout: connectInMs,
    greetingTimeout: connectInMs,
    dnsTimeout: connectInMs,
    socketTimeout: responseInMs,
  };
  const transport = createTransport(
    {
      ...connection,
      url: smtpUrl,
      pool: true,
      maxConnections: connections,
      // A mail whose connection broke may have arrived: the outbox decides about another attempt.
      maxRequeues: 0,
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
  const stop = new AbortController();
  return {
    send: async (mail: Mail) => {
      const signal = AbortSignal.any([AbortSignal.timeout(maxSendInMs), stop.signal]);
      if (needsUtf8(mail.to) && !(await readsUtf8({ ...parseConnectionUrl(smtpUrl), ...connection }, signal)))
        throw new UnsupportedAddress();
      try {
        await transport.sendMail({ ...mail, signal });
      } catch (cause) {
        throw streams.get(signal)?.readableDidRead ? new InterruptedMail('', { cause }) : cause;
      }
    },
    /** Interrupts the mails that are being sent. */
    stop: () => stop.abort(),
    close: () => transport.close(),
  };
}

/**
 * `refused` and `busy` concern this mail, for ever or for now; `unreachable` concerns all mails. A mail that
 * `mayHaveArrived` was interrupted while the server read it.
 */
type Failure = { kind: 'refused' | 'busy' | 'unreachable'; codes: string; mayHaveArrived: boolean };

/** The reply code and the enhanced status code (RFC 3463) at the start of a response. */
const replyCodes = /^(\d{3})(?:[ -]([245]\.\d{1,3}\.\d{1,3})(?![\d.]))?/;
const maxCodesLength = 20;

/** Codes alone: a mail server's text may contain the address in any spelling, and may be very long. */
function codesOf({ name, code, originalCode, response = '' }: NodemailerError) {
  const [, ...inResponse] = replyCodes.exec(response.slice(0, maxCodesLength)) ?? [];
  const codes = inResponse.length > 0 ? inResponse : [code ?? name, originalCode];
  return codes.filter(Boolean).join(' ');
}

/** Responses to these commands concern the mail; those to earlier ones concern the settings. */
const mailCommands = new Set(['RCPT TO', 'DATA']);

export function classifyFailure(error: unknown): Failure {
  const cause = (error instanceof InterruptedMail ? error.cause : error) as NodemailerError;
  const { code, command = '', responseCode = 0 } = cause;
  const codes = codesOf(cause);
  const mayHaveArrived = cause !== error && responseCode === 0;
  const isBadAddress = error instanceof UnsupportedAddress || (code === 'EENVELOPE' && command === 'API');
  const isAboutThisMail = isBadAddress || (mailCommands.has(command) && responseCode !== 421);
  if (!isAboutThisMail) return { kind: 'unreachable', codes, mayHaveArrived };
  return { kind: isBadAddress || responseCode >= 500 ? 'refused' : 'busy', codes, mayHaveArrived };
}
