import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from './i18next.ts';
import { layout } from './messages/en/layout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const reachableAfter = (failures: number) => {
  const attempts: { after: number; what: string }[] = [];
  const begin = Date.now();
  const load = async (language: string, area: string) => {
    attempts.push({ after: Date.now() - begin, what: `${language} ${area}` });
    if (attempts.length <= failures) throw new Error('unreachable');
    return layout;
  };
  return { attempts, load };
};

test('only the chosen language is loaded', async () => {
  const { attempts, load } = reachableAfter(0);
  const ready = createI18n('ko', ['layout'], load);
  await vi.runAllTimersAsync();

  await ready;
  expect(attempts).toEqual([{ after: 0, what: 'ko layout' }]);
});

test('failed messages are loaded five times again, after 350 ms and then twice as long each time', async () => {
  const { attempts, load } = reachableAfter(5);
  const ready = createI18n('en', ['layout'], load);
  await vi.runAllTimersAsync();

  expect((await ready).t('navigation.launch', { ns: 'layout' })).toBe('PreLaunch');
  expect(attempts.map(({ after }) => after)).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
});

test('createI18n rejects after the last attempt', async () => {
  const { attempts, load } = reachableAfter(100);
  const refusal = expect(createI18n('en', ['layout'], load)).rejects.toThrow('could not be loaded');
  await vi.runAllTimersAsync();

  await refusal;
  expect(attempts).toHaveLength(6);
});

test('at most ten namespaces are loaded at once', async () => {
  let running = 0;
  let max = 0;
  const load = async () => {
    running += 1;
    max = Math.max(max, running);
    await new Promise((resolve) => setTimeout(resolve, 10));
    running -= 1;
    return layout;
  };
  const namespaces = Array.from({ length: 14 }, (_, index) => `namespace${index}` as 'layout');
  const ready = createI18n('en', namespaces, load);
  await vi.runAllTimersAsync();

  await ready;
  expect(max).toBe(10);
});
