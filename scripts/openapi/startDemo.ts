import { join } from 'node:path';
import { pino } from 'pino';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createApp } from '#server/app.ts';
import { dummyHash } from '#server/auth/passwords.ts';
import { createSession } from '#server/auth/sessions.ts';
import { openDatabase } from '#server/db/Database.ts';
import { createRemover } from '#server/erasure/createRemover.ts';
import { queueLetters } from '#server/mail/changeLetter.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { seedDemo } from '#server/seed/seedDemo.ts';
import { readSettings } from '#server/settings.ts';
import { createSite } from '#server/site/createSite.ts';
import { diskStore } from '#server/storage/diskStore.ts';

/** The demo's time, so that its rows are the same each time. */
const now = () => Date.UTC(2026, 0, 2, 9, 30);

const appToken = 'the-token-of-the-app';

/** Mail is set up, and none leaves. */
export const demoMail = {
  wake: () => undefined,
  isReachable: () => true,
  settings: {
    smtpUrl: 'smtp://127.0.0.1:1',
    from: { name: 'Hullo', address: 'hello@hullo.example' },
    postalAddress: '1 Main Street, Springfield',
    publicUrl: 'https://hullo.example',
    perMinute: 60,
  },
};

type Values = Readonly<Record<string, unknown>>;

/** A server with everything that it can have, without a socket, on the demo data. */
export async function startDemo() {
  const db = await openDatabase({ sqliteFile: ':memory:' });
  const media = diskStore(temporaryFolder());
  const log = pino({ enabled: false });
  const remover = createRemover({ db, media, log, journal: null, now });
  const account = { email: 'admin@example.com', role: 'admin' as const, password_hash: 'none' };
  const { id } = await db.insertInto('administrator').values(account).returning('id').executeTakeFirstOrThrow();
  await seedDemo(db, { pictures: 'server/seed/pictures', media, now: now(), noPassword: dummyHash });
  const site = createSite(join(temporaryFolder(), 'no-build'));
  const deps = { ...readSettings({}), site, db, media, remover, log, now };
  const metrics = createMetrics({ token: appToken, freeBytes: async () => 0, pendingRemovals: () => 0 });
  const app = createApp({ ...deps, mail: demoMail, appToken, metrics });
  const token = await createSession(db, id, now());

  /** The data of a call, or the whole body if it has no envelope. */
  const call = async (method: string, path: string, values?: Values) => {
    const headers = new Headers({ Authorization: `Bearer ${path.startsWith('/intake') ? appToken : token}` });
    if (path.startsWith('/intake')) headers.set('Idempotency-Key', path);
    if (values) headers.set('Content-Type', 'application/json');
    const response = await app.request(`/api${path}`, {
      method,
      headers,
      ...(values && { body: JSON.stringify(values) }),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${body.message}`);
    return body.data ?? body;
  };

  const end = async () => {
    await remover.end();
    await db.destroy();
  };
  /** Queues the mails of a letter, as the sender does. */
  const queueMails = () => queueLetters(db, now());

  return { app, call, queueMails, end };
}

export type Demo = Awaited<ReturnType<typeof startDemo>>;
