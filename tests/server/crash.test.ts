import { expect, test } from 'vitest';
import { crashRounds } from '#scripts/bench/crashRounds.ts';

test('no acknowledged write is lost when the server is killed while writing', { timeout: 60_000 }, async () => {
  const { acknowledged, lost, readyAfter } = await crashRounds({ rounds: 2 });

  expect(acknowledged).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(readyAfter).toHaveLength(2);
});
