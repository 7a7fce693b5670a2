import { array, assert, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { idOf, joinKey, keyText, keyValues, sentKey, splitKey } from './keys.ts';

const anyText = string({ unit: 'grapheme' });

/** Texts with a meaning in addresses or in ids. */
const oddTexts = ['', ' ', ' a ', '/', '%2F', '%', '~', '!', '!1', '~1!0', '.', '..', '주문'];

test('an id keeps every text in each part of its key', () => {
  const texts = array(anyText, { minLength: 2 });
  assert(property(texts, (parts) => JSON.stringify(splitKey(joinKey(parts))) === JSON.stringify(parts)));
  for (const odd of oddTexts) expect(splitKey(joinKey([odd, 'a', odd]))).toEqual([odd, 'a', odd]);
});

test('different keys have different ids, also where a part contains the separator', () => {
  const keys = tuple(anyText, anyText);
  assert(
    property(
      keys,
      keys,
      (one, other) => (joinKey(one) === joinKey(other)) === (JSON.stringify(one) === JSON.stringify(other)),
    ),
  );
  expect(joinKey(['a~', 'b'])).not.toBe(joinKey(['a', '~b']));
});

test('an id survives an address', () => {
  for (const odd of oddTexts) {
    const id = joinKey([odd, odd]);
    expect(decodeURIComponent(new URL(`https://a.test/${encodeURIComponent(id)}`).pathname.slice(1))).toBe(id);
  }
});

test('an id is made of the parts of a record, and gives them back as texts', () => {
  const key = ['place.town', 'id'] as const;
  const record = { place: { town: 'Lund' }, apiId: 7 };

  expect(idOf(record, key)).toBe('Lund~7');
  expect(keyValues('Lund~7', key)).toEqual({ place: { town: 'Lund' }, id: '7' });
  expect(sentKey({ ...record, id: 'Lund~7' }, key)).toEqual({ place: { town: 'Lund' }, id: 7 });
  expect(idOf({ place: { town: null }, apiId: 7 }, key)).toBeUndefined();
});

test('a key of one part is the id, whatever its text is', () => {
  expect(idOf({ code: 'a~b' }, 'code')).toBe('a~b');
  expect([keyValues('a~b', 'code'), sentKey({ id: 'a~b' }), keyText('a~b')]).toEqual([{ code: 'a~b' }, 'a~b', 'a~b']);
});

test('the text of a key leaves out blank parts', () => {
  expect(['/~orders', '/~', '~'].map((id) => keyText(id, ['vhost', 'name']))).toEqual(['/ · orders', '/', '~']);
});
