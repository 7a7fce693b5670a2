import { afterEach, vi } from 'vitest';

/** Each test begins with the real time, the real globals, the real environment and without spies. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
