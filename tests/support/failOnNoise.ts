import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected warning is a fault that nobody has looked at yet, so it fails the test it appears in. */
const noisy = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of noisy) vi.spyOn(console, level);
});

afterEach(() => {
  for (const level of noisy) {
    const spy = vi.mocked(console[level]);
    expect(spy.mock?.calls, `console.${level} was called, or is not watched any more`).toEqual([]);
    spy.mockRestore();
  }
});
