import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { png } from '#tests/support/images.ts';
import { administrator, formOf, jsonOf } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

const server = appForEachTest({ mail: idleMail });
const { provider } = server;

const question = `안녕? ¿Qué? क्या? "<script>" & \n '; drop table faq; -- 👩‍👩‍👧`;

const list = async () => (await provider.getList('faq', {})).data;

test('a created FAQ can be listed, read, edited and deleted', async () => {
  const answer = 'Yes.\nFor now.';
  const { data: created, meta } = await provider.create('faq', { data: { question: `  ${question} `, answer } });
  expect(meta?.message).toBe('FAQ created successfully');
  const { id } = created;
  expect(await list()).toEqual([{ id, question, answer }]);

  const data = { question: 'Is it free?', answer: 'For now.' };
  const { data: edited } = await provider.update('faq', { id, data, previousData: created });
  expect(edited).toEqual({ id, ...data });
  expect((await provider.getOne('faq', { id })).data).toMatchObject(edited);

  await provider.delete('faq', { id, previousData: edited });
  expect(await list()).toEqual([]);
});

const edits = [
  ['faq', { question: 'Is it free?', answer: 'Yes.' }, { answer: 'For now.' }],
  ['category', { name: 'Hiking' }, { name: 'Climbing' }],
  ['savedReplies', { language: 'en', title: 'Thanks', text: 'Thank you.' }, { text: 'Thanks a lot.' }],
  ['letters', { subject_en: 'We are live', body_en: 'Come in.' }, { body_en: 'Come on in.' }],
] as const;

test.each(edits)('an edit of %s with an earlier version is refused, and changes nothing', async (...edit) => {
  const [resource, first, change] = edit;
  const { data: created } = await provider.create(resource, { data: first });
  const { data: read } = await provider.getOne(resource, { id: created.id });
  expect(read.version).toMatch(/./);

  const update = (previousData: typeof read, data: object) =>
    provider.update(resource, { id: read.id, data: { ...first, ...data }, previousData });
  await update(read, change);
  await expect(update(read, {})).rejects.toMatchObject({ failure: 'refused', status: 412 });
  const { data: stored } = await provider.getOne(resource, { id: read.id });
  expect(stored).toMatchObject(change);
  expect(stored.version).not.toBe(read.version);

  await update(stored, {});
  expect((await provider.getOne(resource, { id: read.id })).data.version).toBe(read.version);
});

test('an edit of any version, as `*` says, passes', async () => {
  const { data: created } = await provider.create('faq', { data: edits[0][1] });
  const init = { body: formOf({ ...edits[0][1], answer: 'For now.' }), headers: { 'If-Match': '*' } };

  expect((await server.call('POST', `/admin/app/faq/edit/${created.id}`, init)).status).toBe(200);
});

test('one of two simultaneous edits of the same version is refused', async () => {
  const { data: created } = await provider.create('faq', { data: edits[0][1] });
  const { data: read } = await provider.getOne('faq', { id: created.id });
  const update = (answer: string) =>
    provider.update('faq', { id: read.id, data: { ...edits[0][1], answer }, previousData: read });

  const results = await Promise.allSettled([update('One.'), update('Two.')]);

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a creation that is repeated with its Idempotency-Key is made once', async () => {
  const create = (idempotencyKey: string) => provider.create('faq', { data: edits[0][1], meta: { idempotencyKey } });

  const [, repeated] = [await create('k-1'), await create('k-1')];
  expect(repeated.meta.message).toBe('This was already saved, so it wasn’t saved again.');
  await Promise.all([create('k-2'), create('k-2')]);

  expect((await provider.getList('faq', {})).data).toHaveLength(2);
});

test('a creation with an empty Idempotency-Key is one of its own', async () => {
  const body = formOf({ question: 'Is it free?', answer: 'Yes.' });
  const create = () => server.call('POST', '/admin/app/faq/create', { body, headers: { 'Idempotency-Key': '' } });

  expect([(await create()).status, (await create()).status]).toEqual([200, 200]);
  expect((await provider.getList('faq', {})).data).toHaveLength(2);
});

test('a refused creation can be repeated with the same Idempotency-Key', async () => {
  const create = (answer: string) =>
    provider.create('faq', { data: { question: 'Is it free?', answer }, meta: { idempotencyKey: 'k-1' } });

  await expect(create('')).rejects.toMatchObject({ status: 422 });
  await create('Yes.');

  expect((await provider.getList('faq', {})).data).toHaveLength(1);
});

test('an Idempotency-Key belongs to one request: at another call or with other values it is refused', async () => {
  const send = (path: string, body: RequestInit) =>
    server.call('POST', `/admin/${path}`, { ...body, headers: { ...body.headers, 'Idempotency-Key': 'k-1' } });
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#f63' } })
    .png()
    .toBuffer();
  const category = (name: string, content: Uint8Array) => ({
    body: formOf({ name, type: 'interest', image: new File([new Uint8Array(content)], 'photo.png') }),
  });
  expect((await send('app/category/create', category('Tea', bytes))).status).toBe(200);

  for (const [path, body] of [
    ['app/category/create', category('Coffee', bytes)],
    ['app/category/create', category('Tea', png)],
    ['app/faq/create', { body: formOf(edits[0][1]) }],
    ['app/category/delete/1', {}],
  ] as const)
    expect([path, (await send(path, body)).status]).toEqual([path, 422]);
  const repeated = await send('app/category/create', category('Tea', bytes));
  expect(repeated).toMatchObject({ status: 200, body: { message: expect.stringMatching(/^This was already saved/) } });
  expect((await provider.getList('category', {})).data).toMatchObject([{ name: 'Tea' }]);
});

test('a call with a password takes no Idempotency-Key, because a stored hash of it could reveal the password', async () => {
  const change = (old_password: string, new_password: string) => {
    const { body, headers } = jsonOf({ old_password, new_password });
    return server.call('POST', '/admin/auth/change/password', {
      body,
      headers: { ...headers, 'Idempotency-Key': 'k' },
    });
  };
  const { password } = administrator;

  expect((await change(password, 'kettle at dawn')).body.message).toBe('Password changed successfully');
  expect((await change('kettle at dawn', 'kettle at dusk')).body.message).toBe('Password changed successfully');
  expect(await server.rows('idempotency_key')).toEqual([]);
});
