import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeWrongResponses } from './wrongResponses.ts';

/** An unexpected warning fails its test. */
const noisy = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of noisy) vi.spyOn(console, level);
});

/** Each test begins with the real time, the real globals, the real environment and without spies. */
afterEach(() => {
  const logged = noisy.map((level) => [level, vi.mocked(console[level]).mock?.calls.slice()]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(Object.fromEntries(logged), 'the console was used, or is not watched any more').toEqual({
    error: [],
    warn: [],
  });
  expect(takeWrongResponses(), 'a response of the server differs from the OpenAPI document').toEqual([]);
});
