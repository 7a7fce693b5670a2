import { expect, test } from 'vitest';
import { placeholdersIn, textToSend } from './messageTexts.ts';

test('the placeholders of a text are its names in double brackets', () => {
  expect(placeholdersIn('[[day]] at [[ time ]], [[day]], [one], [[[place]]]')).toEqual(['day', 'time', 'place']);
});

test('placeholders are found in linear time', () => {
  const start = performance.now();
  textToSend(50_000, 'letters.placeholders')(`${'['.repeat(40_000)}.`);

  expect(performance.now() - start).toBeLessThan(500);
});
