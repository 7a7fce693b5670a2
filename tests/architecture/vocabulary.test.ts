import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proofs } from '#scripts/docs/proofs.ts';
import { vocabularyPage } from '#scripts/docs/vocabularyPage.ts';

test.each(proofs)(
  'what the page says of $what is so: $example says it, and $test proves it',
  ({ words, example, test: file, name }) => {
    const said = readFileSync(example, 'utf8');
    const unsaid = words.filter((word) => !new RegExp(`\\b${word}:|'${word}'`).test(said));

    expect(unsaid).toEqual([]);
    expect(readFileSync(file, 'utf8').includes(name), `${file} has a test called “${name}”`).toBe(true);
  },
);

test('a word of a definition, a call or the manners of an API that nothing proves is named', () => {
  const page = vocabularyPage();
  const said = [...page.matchAll(/^\| `(\w+)`(?: \*)? \|/gm)].map(([, word = '']) => word);
  const proven = proofs.flatMap(({ words }) => words);

  expect([...new Set(said)].filter((word) => !proven.includes(word)).sort()).toEqual([]);
});
