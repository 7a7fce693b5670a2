import { expect, test } from 'vitest';
import { appForEachTest } from '#tests/support/forEachTest.ts';
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

test('a refused creation can be repeated with the same Idempotency-Key', async () => {
  const create = (answer: string) =>
    provider.create('faq', { data: { question: 'Is it free?', answer }, meta: { idempotencyKey: 'k-1' } });

  await expect(create('')).rejects.toMatchObject({ status: 422 });
  await create('Yes.');

  expect((await provider.getList('faq', {})).data).toHaveLength(1);
});
