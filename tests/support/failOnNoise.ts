import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected warning is a fault that nobody has looked at yet, so it fails the test it appears in. */
const noisy = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of noisy) vi.spyOn(console, level);
});

afterEach(() => {
  const said = noisy.map((level) => {
    const spy = vi.mocked(console[level]);
    const calls = spy.mock?.calls.slice();
    spy.mockRestore?.(); // before anything is expected, or the next test would be told of it, too
    return [level, calls];
  });
  expect(Object.fromEntries(said), 'the console was used, or is not watched any more').toEqual({ error: [], warn: [] });
});
