import { expect, test } from 'vitest';
import { crashRounds } from '#scripts/bench/crashRounds.ts';

test('no acknowledged write is lost when the server is killed while writing', { timeout: 60_000 }, async () => {
  const { acknowledged, lost, slowestRestart } = await crashRounds({ rounds: 3 });

  expect(acknowledged).toBeGreaterThan(0);
  expect(lost).toBe(0);
  expect(slowestRestart).toBeLessThan(5_000);
});
