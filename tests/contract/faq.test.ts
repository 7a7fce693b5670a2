import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

let server: StartedApp;
let provider: StartedApp['provider'];
beforeEach(async () => {
  server = await startApp();
  provider = server.provider;
});
afterEach(() => server.close());

const list = async () => (await provider.getList('faq', {})).data;

test('a created FAQ can be listed, read, edited and deleted', async () => {
  const { data: created, meta } = await provider.create('faq', {
    data: { question: '  Is it free? ', answer: 'Yes.\nFor now.' },
  });
  expect(meta?.message).toBe('FAQ created successfully');
  expect(await list()).toEqual([{ id: created.id, question: 'Is it free?', answer: 'Yes.\nFor now.' }]);

  const { data: edited } = await provider.update('faq', {
    id: created.id,
    data: { question: 'Is it free?', answer: 'For now.' },
    previousData: created,
  });
  expect(edited).toEqual({ id: created.id, question: 'Is it free?', answer: 'For now.' });
  expect((await provider.getOne('faq', { id: created.id })).data).toEqual(edited);

  await provider.delete('faq', { id: created.id, previousData: edited });
  expect(await list()).toEqual([]);
});

test('blank fields are refused with a message for each field', async () => {
  await expect(provider.create('faq', { data: { question: '  ', answer: '' } })).rejects.toMatchObject({
    name: 'ApiError',
    failure: 'refused',
    status: 422,
    message: 'Please fill in the question',
    body: { errors: { question: 'Please fill in the question', answer: 'Please fill in the answer' } },
  });
});

test('a question without an answer is refused with an error for the answer only', async () => {
  await expect(provider.create('faq', { data: { question: 'Is it free?' } })).rejects.toMatchObject({
    body: { errors: { answer: 'Please fill in the answer' } },
  });
});

test('a deleted FAQ cannot be edited or deleted again', async () => {
  const gone = { status: 404, message: 'That FAQ no longer exists' };

  await expect(
    provider.update('faq', { id: 99, data: { question: 'Why?', answer: 'Because.' }, previousData: { id: 99 } }),
  ).rejects.toMatchObject(gone);
  await expect(provider.delete('faq', { id: 99 })).rejects.toMatchObject(gone);
});

test('a text is stored unchanged', async () => {
  const question = `안녕? ¿Qué? क्या? "<script>" & \n '; drop table faq; -- 👩‍👩‍👧`;
  await provider.create('faq', { data: { question, answer: 'Sí.' } });

  expect((await list()).map((row) => row.question)).toEqual([question]);
});
