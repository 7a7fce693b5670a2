import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected warning fails its test. */
const noisy = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of noisy) vi.spyOn(console, level);
});

afterEach(() => {
  const logged = noisy.map((level) => {
    const spy = vi.mocked(console[level]);
    const calls = spy.mock?.calls.slice();
    spy.mockRestore?.(); // before the expectation, so that the next test starts clean
    return [level, calls];
  });
  expect(Object.fromEntries(logged), 'the console was used, or is not watched any more').toEqual({
    error: [],
    warn: [],
  });
});
