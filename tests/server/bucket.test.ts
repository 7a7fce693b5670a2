import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { makeBackup } from '#server/backup/makeBackup.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { openMedia } from '#server/process/openMedia.ts';
import { readSettings } from '#server/settings.ts';
import { s3Store } from '#server/storage/s3Store.ts';
import { png } from '#tests/support/images.ts';
import { rowsOf } from '#tests/support/rows.ts';
import { formOf, providerAt, type StartedApp, startApp } from '#tests/support/startApp.ts';
import { startS3 } from '#tests/support/startS3.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;

beforeEach(async () => {
  s3 = await startS3();
  folder = temporaryFolder();
  return () => s3.stop();
});

let uploads = 0;

const upload = (app: StartedApp) => {
  const body = formOf({ name: `Film ${++uploads}`, type: 'interest', image: new File([png], 'film.png') });
  return app.call('POST', '/admin/app/category/create', { body });
};

const pathIn = ({ body }: Awaited<ReturnType<typeof upload>>) => (body.data as { image: string }).image;

test('a picture in a bucket is served with its length, and deleting it in one process deletes it for all', async () => {
  const start = () => startApp({ media: s3Store({ ...s3.bucket, folder: 'hullo/media' }) });
  const [one, other] = [await start(), await start()];
  const path = pathIn(await upload(one));
  const get = () => other.app.request(`/media/${path}`);

  const whole = await get();
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(whole.headers.get('Content-Type')).toBe('image/png');
  expect(Number(whole.headers.get('Content-Length'))).toBe(bytes.length);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect((await one.post('app/category/delete/1')).status).toBe(200);
  expect((await get()).status).toBe(404);
  await Promise.all([one.close(), other.close()]);
});

test('a bucket that is down causes 503s for pictures only, until it is up', async () => {
  const app = await startApp({ media: s3Store(s3.bucket) });
  const path = pathIn(await upload(app));
  await s3.shutDown();

  const refused = await upload(app);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await app.app.request(`/media/${path}`)).status).toBe(503);
  expect((await app.call('GET', '/admin/app/category/list/interest')).body.data).toHaveLength(1);
  expect((await app.app.request('/api/readyz')).status).toBe(200);

  await s3.startAgain();
  expect((await app.app.request(`/media/${path}`)).status).toBe(200);
  expect((await upload(app)).status).toBe(200);
  await app.close();
});

test('all pictures are copied out of a bucket, page by page', async () => {
  const names = rowsOf(20, (n) => `${n}.png`).sort();
  const source = join(folder, 'source');
  mkdirSync(source);
  for (const name of names) writeFileSync(join(source, name), name);
  const store = s3Store({ ...s3.bucket, folder: 'hullo' }, { pageSize: 6 });
  await s3Store(s3.bucket).importFolder(source, 'other'); // files outside the folder belong to others
  await store.importFolder(source);
  const listed: string[] = [];
  s3.onRequest(({ url = '' }) => url.includes('list-type=2') && listed.push(url));
  await store.exportTo(join(folder, 'target'));

  expect(readdirSync(join(folder, 'target')).sort()).toEqual(names);
  expect(listed).toHaveLength(4);
});

test('a server stores its pictures in a bucket, and a restored backup copies them to another bucket', async () => {
  const environment = { ...s3.environment, DATA_DIR: join(folder, 'data'), MEDIA_STORE: 's3://pictures' };
  const server = await startServerProcess(environment);
  const provider = providerAt(server.url, await signIn(server.url));
  const category = { name: 'Film', image: new File([png], 'a.png') };
  const { image } = (await provider.create('category', { data: category })).data;
  const before = await fetch(`${server.url}/media/${image}`);
  expect(before.status).toBe(200);
  await server.end('SIGTERM');

  const { backup } = await makeBackup(readSettings(environment), join(folder, 'backups'));
  const elsewhere = { ...environment, DATA_DIR: join(folder, 'elsewhere'), MEDIA_STORE: 's3://others/hullo' };
  await restoreBackup(readSettings(elsewhere), backup, { withoutJournal: true });
  const restored = await s3Store({ ...s3.bucket, name: 'others', folder: 'hullo' }).read(image);
  expect(restored?.size).toBe(Number(before.headers.get('Content-Length')));
});

test.each([
  ['an unknown access key', 's3://pictures', { S3_ACCESS_KEY_ID: 'nobody' }],
  ['a bucket that is not there', 's3://nowhere', {}],
])('%s stops the start with an error that names the bucket', async (_, bucket, changes) => {
  const settings = readSettings({ ...s3.environment, MEDIA_STORE: bucket, ...changes });
  const opened = openMedia(settings, pino({ enabled: false }));

  await expect(opened).rejects.toThrow(`MEDIA_STORE ${bucket}: The bucket cannot be used`);
});

test('a bucket that is down stops a backup but not a start', async () => {
  const settings = readSettings({ ...s3.environment, MEDIA_STORE: 's3://pictures' });
  await s3.shutDown();

  await expect(openMedia(settings)).rejects.toThrow('ECONNREFUSED');
  expect(await openMedia(settings, pino({ enabled: false }))).toMatchObject({ read: expect.any(Function) });
});
