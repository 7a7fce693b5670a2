import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Category } from '#api/wire.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { formOf } from '#tests/support/startApp.ts';

const server = appForEachTest();

const picture = (width = 4, height = 3) => sharp({ create: { width, height, channels: 3, background: '#f63' } });
const fileOf = (bytes: Uint8Array | string, name: string, type = '') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const png = async () => fileOf(await picture().png().toBuffer(), 'photo.png', 'image/png');

const post = (path: string, fields: Record<string, string | File> = {}) =>
  server.call('POST', `/admin/app/category/${path}`, { body: formOf(fields) });
const create = async (fields: Record<string, string | File>) => {
  const { body } = await post('create', { name: 'Hiking', type: 'interest', ...fields });
  return body.data as Category;
};
const list = async () => (await server.call('GET', '/admin/app/category/list/interest')).body.data;
const media = (path: string, init?: RequestInit) => server.app.request(`/media/${path}`, init);

test.each([
  ['png', 'image/png', () => picture().png()],
  ['jpg', 'image/jpeg', () => picture().jpeg()],
  ['webp', 'image/webp', () => picture().webp()],
  ['gif', 'image/gif', () => picture().gif()],
])('a %s is stored under a random name and served so that nothing in it can run', async (extension, type, encode) => {
  const bytes = await encode().toBuffer();
  const { image } = await create({ image: fileOf(bytes, '../../evil.html', 'text/html') });
  expect(image).toMatch(new RegExp(`^category/[0-9a-f]{32}\\.${extension}$`));

  const response = await media(String(image));
  expect(response.status).toBe(200);
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 4, height: 3 });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('no cache stores a photo of a person', async () => {
  await server.media.save('people/face.png', await picture().png().toBuffer());

  expect((await media('people/face.png')).headers.get('Cache-Control')).toBe('private, no-store');
});

const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each([
  [svg, 'renamed.png', 422, 'This file isn’t a PNG, JPEG, WebP, or GIF image'],
  ['x'.repeat(5 * 1024 * 1024 + 1), 'heavy.png', 413, 'The image may be at most 5 MB'],
])('%.20s… as %s is refused with the reason', async (content, name, status, message) => {
  const image = fileOf(content, name, 'image/png');
  const response = await post('create', { name: 'Hiking', type: 'interest', image });

  const body = { status: false, data: { errors: { image: message } }, message };
  expect([response.status, response.body, await list()]).toEqual([status, body, []]);
  expect(server.pictures()).toEqual([]);
});

test.each([
  [5_000, 3_400, 422, 'The image may have at most 16 megapixels'],
  [6_001, 3, 422, 'The image may be at most 6000 pixels on each side'],
  [6_000, 3, 200, 'Category created successfully'],
])('a picture of %d × %d pixels gets %d: %s', async (width, height, expected, message) => {
  const image = fileOf(await picture(width, height).jpeg().toBuffer(), 'photo.jpg');
  const { status, body } = await post('create', { name: 'Large', type: 'interest', image });

  expect([status, body.message]).toEqual([expected, message]);
});

test('simultaneous replacements of a picture leave one file', async () => {
  const { id } = await create({ image: await png() });
  const fields = { id: String(id), name: 'Hiking', type: 'interest' };
  await Promise.all([1, 2, 3, 4, 5].map(async () => post('update', { ...fields, image: await png() })));

  const [category] = (await list()) as Category[];
  expect(server.pictures()).toEqual([category?.image]);
});

test.each(['', 'image/png'])(
  'a picture of the type %j without a file name is stored, and an empty one removes it',
  async (type) => {
    const { id, image } = await create({ image: fileOf(await picture().png().toBuffer(), '', type) });
    expect(server.pictures()).toEqual([image]);

    const fields = { id: String(id), name: 'Hiking', type: 'interest' };
    const { body } = await post('update', { ...fields, image: fileOf('', '', type) });
    expect([body.data, server.pictures()]).toMatchObject([{ image: null }, []]);
  },
);

test('a picture is on disk before a row refers to it', async () => {
  const { save } = server.media;
  vi.spyOn(server.media, 'save').mockImplementationOnce(async (...picture) => {
    await save(...picture);
    expect([server.pictures().length, await list()]).toEqual([1, []]);
  });
  const { image } = await create({ image: await png() });

  expect(server.pictures()).toEqual([image]);
});

const noPictures = [
  'category/missing.png',
  'category',
  'category/',
  '..%2f..%2fetc/passwd',
  '%2e%2e/hullo.sqlite',
  'category/..%2F..%2Fsecret.png',
  '.hidden.png',
  'secret.txt',
  'secret.html',
  '%00.png',
  '%ZZ.png',
  `${'a'.repeat(3_000)}.png`,
];

test('a path of the media that leads to no picture is a 404', async () => {
  for (const name of ['secret.txt', 'secret.html', '.hidden.png'])
    writeFileSync(join(server.mediaFolder, name), 'secret');

  for (const path of noPictures) expect([path, (await media(path)).status]).toEqual([path, 404]);
});

test('a picture is served by GET and HEAD alone, and not again to a browser that has it', async () => {
  const { image } = await create({ image: await png() });
  const get = (headers: Record<string, string>, method = 'GET') => media(String(image), { method, headers });
  const whole = Buffer.from(await (await get({})).arrayBuffer());
  const head = await get({}, 'HEAD');
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, `${whole.length}`, '']);
  expect((await get({ 'If-None-Match': String(head.headers.get('ETag')) })).status).toBe(304);
  const put = await get({}, 'PUT');
  expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});
