import { afterEach, vi } from 'vitest';

/** Each test begins with the real time, the real globals and the real environment. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
