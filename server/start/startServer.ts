import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from '#server/app.ts';
import { dummyHash } from '#server/auth/passwords.ts';
import type { Database } from '#server/db/Database.ts';
import { acquireLock } from '#server/db/locks.ts';
import { createRemover } from '#server/erasure/createRemover.ts';
import { StartError } from '#server/errors.ts';
import { createMailer } from '#server/mail/createMailer.ts';
import { readMailQueue } from '#server/mail/outbox.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { connectDatabase } from '#server/process/connectDatabase.ts';
import { lockFolder, removalsIn } from '#server/process/dataFolder.ts';
import { createLimitedServer, listen } from '#server/process/listen.ts';
import { openBuilds, openMedia } from '#server/process/openMedia.ts';
import { finishReplacement } from '#server/process/replaceData.ts';
import { watchConnections } from '#server/process/watchConnections.ts';
import { seedDemo } from '#server/seed/seedDemo.ts';
import type { Settings } from '#server/settings.ts';
import { createBuildKeeper } from '#server/site/createBuildKeeper.ts';
import { createSite } from '#server/site/createSite.ts';
import { freeBytes } from '#server/storage/diskStore.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';
import { second } from '#server/time/time.ts';
import { createPruner } from './createPruner.ts';
import { ensureAdministrator } from './ensureAdministrator.ts';
import { unsetSettingsMessage } from './unsetSettings.ts';

/** The variables of the build; undefined for a server that runs from its source. */
type Build = ImportMetaEnv | undefined;

/** How long an end waits for the database to close. */
const maxDatabaseEndMs = 500;

/** How long an end waits for mails that are being sent. The next start continues. */
const maxMailEndMs = 8 * second;

/** Waits for all of these, but no longer than this. */
const atMost = (milliseconds: number, ...ends: (Promise<unknown> | undefined)[]) =>
  Promise.race([Promise.all(ends), delay(milliseconds, undefined, { ref: false })]);

/** The project's folder: this file is in server/start, and the bundle in dist/server. */
const projectFolder = resolve(import.meta.dirname, '../..');

/** Opens the built site, and refuses an interrupted build. A server that runs from its source needs no build. */
function openSite(build: Build, { launchDate, extensions, mail }: Settings) {
  const dist = join(projectFolder, 'dist');
  if (build && !existsSync(join(dist, 'complete.json'))) {
    throw new StartError(`The build in ${dist} is not complete. Make it again with "npm run build".`);
  }
  const apiBase = build?.VITE_API_BASE;
  return createSite(join(dist, 'client'), {
    apiBase,
    mediaBase: build?.VITE_MEDIA_BASE,
    launchDate,
    extensions: build?.VITE_EXTENSIONS === 'off' ? 'off' : extensions,
    sendsMail: apiBase ? undefined : mail !== null,
  });
}

/** Prepares database and pictures. A lock keeps two first starts on one Postgres apart. */
async function prepare(db: Database, media: MediaStore, settings: Settings, log: Logger) {
  const pictures = join(projectFolder, 'server/seed/pictures');
  // A list that shrinks leaves empty buckets, which slow down the search for a page.
  await db.deleteFrom('row_count').where('rows', '=', 0).execute();
  await db.transaction().execute(async (transaction) => {
    await acquireLock(transaction, 'start');
    await ensureAdministrator(transaction, settings);
    const from = { pictures, media, now: Date.now(), noPassword: dummyHash };
    if (settings.seed === 'demo' && (await seedDemo(transaction, from))) log.info('seeded');
  });
}

/**
 * Starts the whole server. `end` completes the requests in flight and releases the data folder. When a start rejects, the
 * process must end.
 */
export async function startServer(settings: Settings, log: Logger, build: Build) {
  const site = openSite(build, settings);
  const gaps = build && settings.seed !== 'demo' && unsetSettingsMessage(build, settings);
  if (gaps) log.warn(gaps);
  const lock = lockFolder(settings.dataFolder);
  if ((await finishReplacement(settings.dataFolder)).length > 0) log.warn('An interrupted restore was finished');
  const media = await openMedia(settings, log);
  const metrics = settings.metricsToken
    ? createMetrics({
        token: settings.metricsToken,
        freeBytes: () => freeBytes(settings.dataFolder),
        pendingRemovals: () => remover.left(),
        mailQueue: settings.mail ? () => readMailQueue(db, Date.now()) : undefined,
      })
    : undefined;
  const observers = { log, ...metrics?.database };
  const db = await connectDatabase(settings, observers, (opened) => prepare(opened, media, settings, log));

  const remover = createRemover({ db, media, log, journal: removalsIn(settings.dataFolder) });
  remover.wake();
  const mailer = settings.mail && createMailer({ db, log, settings: settings.mail, onAttempt: metrics?.onAttempt });
  const pruner = createPruner({ db, log, remover });
  const builds = createBuildKeeper({
    store: await openBuilds(settings),
    files: site.hashedFiles,
    keepMs: settings.keepBuildsInMs,
    log,
  });
  const isBuildShared = settings.bucket && site.hashedFiles.size > 0 ? builds.hasTried : undefined;
  const given = { db, media, remover, log, now: Date.now, site, builds, isBuildShared, metrics, mail: mailer };
  const { fetch } = createApp({ ...settings, ...given });
  const server = createLimitedServer(fetch);
  const endConnections = watchConnections(server);
  const url = await listen(server, settings);
  if (site.hashedFiles.size > 0) void builds.run(); // a start does not wait for it
  return {
    url,
    end: async () => {
      const endOfJobs = atMost(maxMailEndMs, mailer?.end(), pruner.end(), builds.end());
      await Promise.all([endConnections({ deadlineInMs: 8 * second, graceInMs: 300 }), endOfJobs]);
      await atMost(maxDatabaseEndMs, remover.end());
      await atMost(maxDatabaseEndMs, db.destroy());
      lock.release();
    },
  };
}
