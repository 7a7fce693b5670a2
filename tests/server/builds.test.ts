import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { openBuilds, openMedia } from '#server/process/openMedia.ts';
import { siteRoutes } from '#server/routes/public/siteRoutes.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { createBuildKeeper } from '#server/site/createBuildKeeper.ts';
import { createSite } from '#server/site/createSite.ts';
import { day, hour, minute } from '#server/time/time.ts';
import { startApp } from '#tests/support/startApp.ts';
import { startS3 } from '#tests/support/startS3.ts';

type Files = Record<string, string | Buffer>;

const shared = 'console.log("in both builds");';
const oldScript = 'console.log("old");';
const newScript = 'console.log("new");';
const oldPath = '/assets/Chat-Ab3_x-9Z.js';
const newPath = '/assets/Chat-Zz4_y-0Q.js';

const withCopies = (path: string, text: string): Files => ({ [path]: text, [`${path}.br`]: brotliCompressSync(text) });

const oldBuild: Files = { ...withCopies(oldPath, oldScript), '/assets/main-Cc5_z-1R.js': shared, '/robots.txt': 'old' };
const newBuild: Files = { ...withCopies(newPath, newScript), '/assets/main-Cc5_z-1R.js': shared, '/robots.txt': 'new' };

function folderWith(files: Files, folder = temporaryFolder()) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const clock = { now: Date.UTC(2026, 0) };

/** The site of a build on a process that has just started, with the store of these settings. */
async function start(build: Files, settings: Pick<Settings, 'bucket' | 'dataFolder'>, log = pino({ enabled: false })) {
  const site = createSite(folderWith(build));
  const store = await openBuilds(settings);
  const now = () => clock.now;
  const files = site.hashedFiles;
  const builds = createBuildKeeper({ store, files, keepMs: day, log, now, monotonic: now });
  await builds.run();
  const routes = siteRoutes(site, builds);
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    routes.request(path, { method, headers });
  return { get, builds, store };
}

let s3: Awaited<ReturnType<typeof startS3>>;

/** The settings of a server by the place of its pictures. */
let settingsOf: Record<'disk' | 'bucket', Settings>;

beforeEach(async () => {
  s3 = await startS3();
  clock.now = Date.UTC(2026, 0);
  const onDisk = { DATA_DIR: temporaryFolder() };
  const inBucket = { ...s3.environment, DATA_DIR: temporaryFolder(), MEDIA_STORE: 's3://pictures/hullo' };
  settingsOf = { disk: readSettings(onDisk), bucket: readSettings(inBucket) };
  return () => s3.stop();
});

const places = ['disk', 'bucket'] as const;

test.each(places)(
  'on a shared %s, a process serves scripts of the earlier build, and an earlier process those of the new one',
  async (place) => {
    const before = await start(oldBuild, settingsOf[place]);
    const after = await start(newBuild, settingsOf[place]);

    for (const [process, path, script] of [
      [after, oldPath, oldScript],
      [before, newPath, newScript],
    ] as const) {
      const response = await process.get(path);
      expect([response.status, await response.text()]).toEqual([200, script]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      const compressed = await process.get(path, { 'Accept-Encoding': 'br' });
      expect(compressed.headers.get('Content-Encoding')).toBe('br');
      expect(String(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())))).toBe(script);
      const head = await process.get(path, {}, 'HEAD');
      expect([head.status, await head.text()]).toEqual([200, '']);
      const etag = compressed.headers.get('ETag') ?? '';
      expect((await process.get(path, { 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(304);
    }
    expect(await (await after.get('/robots.txt')).text()).toBe('new');
  },
);

test.each(places)(
  'on a shared %s, a build goes a day after its last server, and the files that the next build also has stay',
  async (place) => {
    await start(oldBuild, settingsOf[place]);
    const { get, builds, store } = await start(newBuild, settingsOf[place]);
    clock.now += day - minute;
    await builds.run();
    expect((await get(oldPath)).status).toBe(200);

    clock.now += 2 * minute;
    await builds.run();
    expect((await get(oldPath)).status).toBe(404);
    const stored = (await store.list()).filter((path) => path.startsWith('assets/')).sort();
    expect(stored).toEqual(['assets/Chat-Zz4_y-0Q.js', 'assets/Chat-Zz4_y-0Q.js.br', 'assets/main-Cc5_z-1R.js']);
  },
);

test('a build that a server still has is kept, and nothing goes while the clock may be wrong', async () => {
  const before = await start(oldBuild, settingsOf.disk);
  const after = await start(newBuild, settingsOf.disk);
  clock.now += 2 * day;
  await before.builds.run();
  await after.builds.run();
  expect((await after.get(oldPath)).status).toBe(200);

  clock.now += 2 * day;
  const started = await start({}, settingsOf.disk);
  expect((await started.get(oldPath)).status).toBe(200);
  clock.now += hour;
  await started.builds.run();
  expect((await started.get(oldPath)).status).toBe(404);
});

test.each([
  '/assets/Chat-00000000.js',
  '/assets/..%2frecords%2fChat-Ab3_x-9Z.js',
  '/assets/../records/Chat-Ab3_x-9Z.js',
  '/assets/records/Chat-Ab3_x-9Z.js',
  '/assets/%2e%2e/media/Chat-Ab3_x-9Z.js',
  '/assets/..%5cmedia-Ab3_x-9Z.js',
  '/assets/.hidden-Ab3_x-9Z.js',
  '/assets/Chat%00-Ab3_x-9Z.js',
])('%s is a small 404 that nothing caches', async (path) => {
  const settings = settingsOf.disk;
  folderWith(
    { 'records/Chat-Ab3_x-9Z.js': 'secret', 'assets/.hidden-Ab3_x-9Z.js': 'secret' },
    join(settings.dataFolder, 'builds'),
  );
  folderWith({ 'media/Chat-Ab3_x-9Z.js': 'secret' }, settings.dataFolder);
  const { get } = await start(newBuild, settings);
  const response = await get(path);

  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-cache']);
  expect(await response.text()).toBe('There’s nothing at this address');
});

test('builds are neither pictures nor in their backup, and a picture is no script', async () => {
  const settings = settingsOf.bucket;
  const picture = 'assets/people-Ab3_x-9Z.svg';
  const { get } = await start({ [`/${picture}`]: '<svg/>' }, settings);
  const media = await openMedia(settings);
  await media.save('category/Chat-Ab3_x-9Z.js', Buffer.from('picture'));
  const { app, close } = await startApp({ media });

  for (const path of [picture, `.builds/${picture}`, `%2ebuilds/${picture}`])
    expect((await app.request(`/media/${path}`)).status).toBe(404);
  for (const path of ['/assets/category/Chat-Ab3_x-9Z.js', '/assets/Chat-Ab3_x-9Z.js'])
    expect((await get(path)).status).toBe(404);
  const backup = join(temporaryFolder(), 'media');
  await media.exportTo(backup);
  expect(readdirSync(backup, { recursive: true })).toEqual(['category', 'category/Chat-Ab3_x-9Z.js']);
  await close();
});

test('a bucket that is down is logged, and the next attempt stores the build', async () => {
  const log = { error: vi.fn() };
  await s3.shutDown();
  const { builds, get } = await start(oldBuild, settingsOf.bucket, log as never);
  expect(log.error).toHaveBeenCalledOnce();
  expect((await get('/assets/main-Cc5_z-1R.js')).status).toBe(200);
  expect(builds.hasTried()).toBe(true);

  await s3.startAgain();
  await builds.run();
  expect((await (await start(newBuild, settingsOf.bucket)).get(oldPath)).status).toBe(200);
});

test('a process with a bucket is ready once other processes can serve its scripts', async () => {
  const sharing = { isShared: false };
  const { app, close } = await startApp({ isBuildShared: () => sharing.isShared });
  expect((await app.request('/api/readyz')).status).toBe(503);
  await close();

  const next = await startApp({ isBuildShared: () => true });
  const response = await next.app.request('/api/readyz');
  expect([response.status, (await response.json()).data]).toEqual([200, expect.objectContaining({ build: true })]);
  await next.close();
});

/** A project with this build, which a server runs. */
function projectWith(build: Files) {
  const project = temporaryFolder();
  cpSync(join(String(process.env.SERVER_BUNDLE), '..'), join(project, 'dist'), { recursive: true });
  folderWith(build, join(project, 'dist/client'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  for (const folder of ['node_modules', 'server']) symlinkSync(resolve(folder), join(project, folder));
  return [process.execPath, join(project, 'dist/server/main.js')];
}

test('a server that replaces another one on its data folder serves the scripts of its build', async () => {
  const environment = { DATA_DIR: temporaryFolder() };
  const first = await startServerProcess(environment, projectWith(oldBuild));
  await vi.waitFor(() => expect(readdirSync(join(environment.DATA_DIR, 'builds/assets'))).toHaveLength(3), 5_000);
  await first.end('SIGTERM');
  const next = await startServerProcess(environment, projectWith(newBuild));

  const response = await fetch(next.url + oldPath);
  expect([response.status, await response.text()]).toEqual([200, oldScript]);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  await next.end('SIGTERM');
});
