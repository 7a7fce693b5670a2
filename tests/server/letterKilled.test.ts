import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { administrator, spawnServer } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { openDatabase } from '#server/db/Database.ts';
import { createLetter, sendLetter } from '#server/mail/changeLetter.ts';
import { askForConsent, confirm } from '#server/mail/consent.ts';
import { createMailer } from '#server/mail/createMailer.ts';
import { leaseInMs } from '#server/mail/outbox.ts';
import { sqliteFileIn } from '#server/process/dataFolder.ts';
import { mailSettings } from '#tests/support/startMail.ts';
import { startSmtp } from '#tests/support/startSmtp.ts';

const addresses = Array.from({ length: 60 }, (_, n) => `person${n}@example.com`);

/** A letter that has been sent off to all of them. */
async function prepare(sqliteFile: string) {
  const database = await openDatabase({ sqliteFile });
  await database.transaction().execute(async (db) => {
    for (const email of addresses) {
      const subscriber = db.insertInto('pre_launch_user').values({ email, name: null, created_at: 1 }).returning('id');
      const { id } = await subscriber.executeTakeFirstOrThrow();
      await askForConsent(db, { email, language: 'en', now: 1 });
      await confirm(db, id, 1);
    }
    await db.deleteFrom('outbox').execute();
    const texts = ['en', 'es', 'ko', 'hi'].map((language) => ({ language, subject: 'We are open', body: 'Come in.' }));
    await sendLetter(db, await createLetter(db, texts, 1), 1);
  });
  await database.destroy();
}

/** A server that sends, until it is killed in the middle of it. */
async function sendAndKill(folder: string, smtp: Awaited<ReturnType<typeof startSmtp>>) {
  const { child, exit, output } = spawnServer({
    DATA_DIR: folder,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Hullo <hello@hullo.example>',
    POSTAL_ADDRESS: mailSettings.postalAddress,
    PUBLIC_URL: mailSettings.publicUrl,
    MAIL_PER_MINUTE: '999999',
  });
  await Promise.race([smtp.hasTaken(20), exit.then(() => Promise.reject(new Error(output.error)))]);
  child.kill('SIGKILL');
  await exit;
}

test('a server that is killed while it sends a letter sends it to nobody twice, and leaves out nobody unsaid', {
  timeout: 30_000,
}, async () => {
  const folder = temporaryFolder();
  const smtp = await startSmtp();
  await prepare(sqliteFileIn(folder));
  await sendAndKill(folder, smtp);
  const before = smtp.taken.length;

  const db = await openDatabase({ sqliteFile: sqliteFileIn(folder) });
  const settings = { ...mailSettings, smtpUrl: smtp.url, perMinute: 999_999 };
  const now = () => Date.now() + leaseInMs;
  const mailer = createMailer({ db, log: pino({ enabled: false }), settings, now });
  const state = () => db.selectFrom('letter').select('state').executeTakeFirst();
  await vi.waitFor(async () => expect(await state()).toEqual({ state: 'sent' }), 15_000);
  await mailer.end();

  const taken = smtp.taken.map(({ to }) => to);
  const failed = await db
    .selectFrom('outbox')
    .innerJoin('pre_launch_user', 'pre_launch_user.id', 'outbox.subscriber_id')
    .select(['email', 'failure'])
    .where('state', '=', 'failed')
    .execute();
  expect(before).toBeLessThan(addresses.length);
  expect(new Set(taken).size).toBe(taken.length);
  expect(new Set([...taken, ...failed.map(({ email }) => email)])).toEqual(new Set(addresses));
  expect(failed.filter(({ failure }) => failure !== 'lost')).toEqual([]);
  expect(failed.length).toBeLessThanOrEqual(4);

  await db.destroy();
  await smtp.stop();
});
