import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected warning is a fault that nobody has looked at yet, so it fails the test it appears in. */
const noisy = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of noisy) vi.spyOn(console, level);
});

afterEach(() => {
  for (const level of noisy) {
    const spy = vi.mocked(console[level]);
    const calls = vi.isMockFunction(spy) ? spy.mock.calls : [];
    expect(calls, `console.${level} was called`).toEqual([]);
    if (vi.isMockFunction(spy)) spy.mockRestore();
  }
});
