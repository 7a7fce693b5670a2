import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { createMailer } from '#server/mail/createMailer.ts';
import type { MailSettings } from '#server/mail/transport.ts';
import { startApp } from './startApp.ts';
import { startSmtp } from './startSmtp.ts';

/** The settings of mail in tests. */
export const mailSettings: MailSettings = {
  smtpUrl: 'smtp://127.0.0.1:1',
  from: { name: 'Hullo', address: 'hello@hullo.example' },
  postalAddress: '1 Main Street, Springfield',
  publicUrl: 'https://hullo.example',
  perMinute: 1_000,
};

/** The same settings, as a server process reads them. */
export const mailEnvironment = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Hullo <hello@hullo.example>',
  POSTAL_ADDRESS: mailSettings.postalAddress,
  PUBLIC_URL: mailSettings.publicUrl,
  MAIL_PER_MINUTE: '1000',
});

/** The mail of an app whose tests send none. */
export const idleMail = { wake: () => undefined, isReachable: () => true, settings: mailSettings };

export type MailOptions = {
  behaviour?: SMTPServerOptions;
  smtpUrl?: string;
  now?: () => number;
  at?: number;
  /** How long a step may take: shorter only for a mail server that is to be found slow. */
  timeoutInMs?: number;
  /** How long an end of the mailer waits for the mail server. */
  endInMs?: number;
  rateLimit?: 'on' | 'off';
} & Partial<Pick<MailSettings, 'perMinute'>>;

/** The server with its mail, on an empty database, and the mail server it sends to. */
export async function startMail({ behaviour, smtpUrl, at, ...options }: MailOptions = {}) {
  const { perMinute = mailSettings.perMinute, timeoutInMs = 5_000, rateLimit = 'off' } = options;
  const smtp = await startSmtp(behaviour);
  const settings = { ...mailSettings, smtpUrl: smtpUrl ?? smtp.url, perMinute };
  const mail = { wake: () => mailer?.wake(), isReachable: () => mailer?.isReachable() ?? true, settings };
  const app = await startApp({ mail, now: options.now, at, rateLimit });
  const start = () =>
    createMailer({
      db: app.db,
      log: pino({ enabled: false }),
      settings,
      now: app.now,
      timeouts: { connectInMs: timeoutInMs, responseInMs: timeoutInMs },
      pauseInMs: 20,
      endInMs: options.endInMs,
    });
  let mailer: ReturnType<typeof start> | undefined = start();

  const stopSending = async () => {
    await mailer?.end();
    mailer = undefined;
  };
  return {
    ...app,
    smtp,
    wake: mail.wake,
    stopSending,
    startSending: () => {
      mailer = start();
    },
    close: async () => {
      await stopSending();
      await smtp.stop();
      await app.close();
    },
  };
}

const unescaped = (text: string) =>
  text.replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** The source of a mail without its quoted-printable encoding. */
export const decodeQuotedPrintable = (source: string) =>
  Buffer.from(unescaped(source.replaceAll(/=\r?\n/g, '')), 'latin1').toString('utf8');

const decoders: Record<string, (text: string) => string> = {
  B: (text) => Buffer.from(text, 'base64').toString('latin1'),
  Q: (text) => unescaped(text.replaceAll('_', ' ')),
};

/** A mail's subject, as its reader sees it (RFC 2047). */
export function subjectOf(source: string) {
  const folded = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(source)?.[1] ?? '';
  const bytes = folded
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/g, (_, encoding, text) => decoders[encoding]?.(text) ?? text)
    .replaceAll(/\r?\n[ \t]/g, ' ');
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The first link in a mail to this page of ours, as a path. */
export function linkTo(page: string, source: string) {
  const body = decodeQuotedPrintable(source.slice(source.search(/\r?\n\r?\n/)));
  const [, link = ''] = new RegExp(`https://hullo\\.example(/${page}\\?[^\\s"<>]+)`).exec(body) ?? [];
  return link.replaceAll('&amp;', '&'); // of the HTML, where the text is in base 64
}
