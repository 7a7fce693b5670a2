import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from './i18next.ts';
import { layout } from './messages/en/layout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const reachableAfter = (failures: number) => {
  const attempts: { elapsed: number; language: string; namespace: string }[] = [];
  const begin = Date.now();
  const load = async (language: string, namespace: string) => {
    attempts.push({ elapsed: Date.now() - begin, language, namespace });
    if (attempts.length <= failures) throw new Error('unreachable');
    return layout;
  };
  return { attempts, load };
};

test('only the chosen language is loaded, by at most ten requests at once', async () => {
  const { attempts, load } = reachableAfter(0);
  const ready = createI18n('ko', ['layout'], load);
  await vi.runAllTimersAsync();

  expect((await ready).options.maxParallelReads).toBe(10);
  expect(attempts).toEqual([{ elapsed: 0, language: 'ko', namespace: 'layout' }]);
});

test('failed messages are loaded five times again, after 350 ms and then twice as long each time', async () => {
  const { attempts, load } = reachableAfter(5);
  const ready = createI18n('en', ['layout'], load);
  await vi.runAllTimersAsync();

  expect((await ready).t('navigation.launch', { ns: 'layout' })).toBe('PreLaunch');
  expect(attempts.map(({ elapsed }) => elapsed)).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
});

test('createI18n rejects after the last attempt', async () => {
  const { attempts, load } = reachableAfter(100);
  const rejection = expect(createI18n('en', ['layout'], load)).rejects.toThrow('could not be loaded');
  await vi.runAllTimersAsync();

  await rejection;
  expect(attempts).toHaveLength(6);
});
