import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proofs } from '#scripts/docs/proofs.ts';
import { exampleOf, vocabularyPage } from '#scripts/docs/vocabularyPage.ts';

test.each(proofs)('what the page says of $what is said somewhere, and $test proves it', (proof) => {
  expect(exampleOf(proof), `no file says all of ${proof.words}`).toBeDefined();
  expect(readFileSync(proof.test, 'utf8').includes(proof.name), `${proof.test} has “${proof.name}”`).toBe(true);
});

test('a word of a definition, a call or the manners of an API that nothing proves is named', () => {
  const page = vocabularyPage();
  const said = [...page.matchAll(/^\| `(\w+)`(?: \*)? \|/gm)].map(([, word = '']) => word);
  const proven = proofs.flatMap(({ words }) => words);

  expect([...new Set(said)].filter((word) => !proven.includes(word)).sort()).toEqual([]);
});
