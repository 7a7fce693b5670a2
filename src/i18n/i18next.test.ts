import { expect, test, vi } from 'vitest';
import { createI18n } from './i18next.ts';
import { layout } from './messages/en/layout.ts';

test('only the chosen language is loaded, by at most ten requests at once', async () => {
  const load = vi.fn(async () => layout);
  const { options } = await createI18n('ko', ['layout'], load);

  expect(options.maxParallelReads).toBe(10);
  expect(load.mock.calls).toEqual([['ko', 'layout']]);
});

test('createI18n rejects after five retries', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValue(new Error('unreachable'));
  const rejection = expect(createI18n('en', ['layout'], load)).rejects.toThrow('could not be loaded');
  await vi.advanceTimersByTimeAsync(60_000);

  await rejection;
  expect(load).toHaveBeenCalledTimes(6);
});
