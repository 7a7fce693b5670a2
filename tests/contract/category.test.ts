import type { RaRecord } from 'react-admin';
import { expect, test } from 'vitest';
import { mediaUrl } from '#api/mediaUrl.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { gif, png } from '#tests/support/images.ts';

const server = appForEachTest();
const { provider } = server;

const picture = () => new File([png], 'hiking.png', { type: 'image/png' });

const list = async () => (await provider.getList('category', {})).data;

const show = async (path: string) => {
  const response = await server.app.request(mediaUrl(path, '/media/') ?? 'no address');
  return { status: response.status, type: response.headers.get('Content-Type') };
};

const createHiking = async () =>
  (await provider.create('category', { data: { name: 'Hiking', image: picture() } })).data;

const update = async (previousData: RaRecord, changes: object) =>
  (await provider.update('category', { id: previousData.id, data: { ...previousData, ...changes }, previousData }))
    .data;

test('a category without a picture can be created, renamed and deleted', async () => {
  const { data: created } = await provider.create('category', { data: { name: ' Hiking ' } });
  expect(await list()).toEqual([{ id: created.id, name: 'Hiking', image: null, type: 'interest' }]);

  await update(created, { name: 'Walking' });
  expect(await list()).toEqual([{ id: created.id, name: 'Walking', image: null, type: 'interest' }]);

  await provider.delete('category', { id: created.id, previousData: created });
  expect(await list()).toEqual([]);
});

test('a category cannot get the name of another one, in any case, and keeps its own', async () => {
  const { data: hiking } = await provider.create('category', { data: { name: 'Hiking' } });
  const { data: tea } = await provider.create('category', { data: { name: 'Tea' } });
  const refused = { status: 422, body: { errors: { name: 'There’s already a category with this name' } } };

  await expect(provider.create('category', { data: { name: 'hiking ' } })).rejects.toMatchObject(refused);
  await expect(update(tea, { name: 'HIKING' })).rejects.toMatchObject(refused);
  await update(tea, { name: 'TEA' });
  expect((await list()).map(({ name }) => name)).toEqual([hiking.name, 'TEA']);
});

test('changing the name keeps the picture', async () => {
  const created = await createHiking();

  expect(await update(created, { name: 'Walking' })).toEqual({ ...created, name: 'Walking' });
  expect(await show(created.image)).toMatchObject({ status: 200 });
});

test('a new picture replaces the old one and deletes its file', async () => {
  const created = await createHiking();
  const { image } = await update(created, { image: new File([gif], 'walk.gif') });

  expect(image).not.toBe(created.image);
  expect(await show(image)).toEqual({ status: 200, type: 'image/gif' });
  expect(await show(created.image)).toMatchObject({ status: 404 });
});

test.each([[null], ['']])('an emptied picture, %j, is cleared, and its file deleted', async (image) => {
  const created = await createHiking();
  await update(created, { image });

  expect(await list()).toEqual([{ ...created, image: null }]);
  expect(await show(created.image)).toMatchObject({ status: 404 });
});

test('a deleted category cannot be renamed or deleted, and the uploaded picture is to be removed', async () => {
  const gone = { status: 404, message: 'That category no longer exists' };

  await expect(update({ id: 99 }, { name: 'Walking', image: picture() })).rejects.toMatchObject(gone);
  await expect(provider.delete('category', { id: 99 })).rejects.toMatchObject(gone);
  expect(server.pictures()).toEqual([expect.any(String)]);
  expect(await server.column('pending_removal', 'key')).toEqual(server.pictures());
});
