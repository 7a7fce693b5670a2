import { expect, test } from 'vitest';
import { appForEachTest } from '#tests/support/forEachTest.ts';

const server = appForEachTest();
const { provider } = server;

const question = `안녕? ¿Qué? क्या? "<script>" & \n '; drop table faq; -- 👩‍👩‍👧`;

const list = async () => (await provider.getList('faq', {})).data;

test('a created FAQ can be listed, read, edited and deleted', async () => {
  const { data: created, meta } = await provider.create('faq', {
    data: { question: `  ${question} `, answer: 'Yes.\nFor now.' },
  });
  expect(meta?.message).toBe('FAQ created successfully');
  expect(await list()).toEqual([{ id: created.id, question, answer: 'Yes.\nFor now.' }]);

  const { data: edited } = await provider.update('faq', {
    id: created.id,
    data: { question: 'Is it free?', answer: 'For now.' },
    previousData: created,
  });
  expect(edited).toEqual({ id: created.id, question: 'Is it free?', answer: 'For now.' });
  expect((await provider.getOne('faq', { id: created.id })).data).toMatchObject(edited);

  await provider.delete('faq', { id: created.id, previousData: edited });
  expect(await list()).toEqual([]);
});
