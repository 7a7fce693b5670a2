import { expect, test } from 'vitest';
import { jsonText } from './jsonText.ts';

async function textOf(value: unknown) {
  let text = '';
  for await (const piece of jsonText(value)) text += piece;
  return text;
}

async function* each(...values: unknown[]) {
  yield* values;
}

test('the text equals that of JSON.stringify, also for async lists', async () => {
  const row = { name: '김 "지우"', until: null, age: 30, isOpen: false };
  const value = { profile: row, none: {}, tickets: [] };
  const streamed = { profile: row, none: {}, tickets: each() };
  expect(await textOf(streamed)).toBe(JSON.stringify(value, null, 2));

  const messages = [{ text: 'a\nb' }, { text: 'c' }];
  expect(await textOf({ tickets: each({ ...row, messages: each(...messages) }, row) })).toBe(
    JSON.stringify({ tickets: [{ ...row, messages }, row] }, null, 2),
  );
});
