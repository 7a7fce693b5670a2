import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { createMailer } from '#server/mail/createMailer.ts';
import type { MailSettings } from '#server/mail/Mail.ts';
import { startApp } from './startApp.ts';
import { startSmtp } from './startSmtp.ts';

const mailSettings: MailSettings = {
  smtpUrl: 'smtp://127.0.0.1:1',
  from: { name: 'Hullo', address: 'hello@hullo.example' },
  postalAddress: '1 Main Street, Springfield',
  publicUrl: 'https://hullo.example',
  perMinute: 1_000,
};

type Options = { behaviour?: SMTPServerOptions; smtpUrl?: string; now?: () => number } & Partial<
  Pick<MailSettings, 'perMinute'>
>;

/** The server with its mail, on an empty database, and the mail server it sends to. */
export async function startMail({ behaviour, smtpUrl, now = Date.now, perMinute = 1_000 }: Options = {}) {
  const smtp = await startSmtp(behaviour);
  const mail = { wake: () => mailer?.wake(), brand: 'Hullo' };
  const app = await startApp({ mail, now, rateLimit: 'off' });
  const settings = { ...mailSettings, smtpUrl: smtpUrl ?? smtp.url, perMinute };
  const start = () =>
    createMailer({
      db: app.db,
      log: pino({ enabled: false }),
      settings,
      now,
      patience: { connectInMs: 300, answerInMs: 300 },
      pauseInMs: 20,
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

export type StartedMail = Awaited<ReturnType<typeof startMail>>;

/** What was quoted in a mail's source, as it was written. */
export const unquoted = (source: string) =>
  Buffer.from(
    source
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** The first link in a mail's text to this page of ours, as a path. */
export function linkTo(page: string, source: string) {
  const body = unquoted(source.slice(source.search(/\r?\n\r?\n/)));
  return new RegExp(`https://hullo\\.example(/${page}\\?[^\\s"<>]+)`).exec(body)?.[1] ?? '';
}
