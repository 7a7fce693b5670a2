import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

test('no more tasks run at a time than are allowed, and all of them run', async () => {
  const limited = limitConcurrency(3);
  let running = 0;
  let max = 0;
  const task = async () => {
    running += 1;
    max = Math.max(max, running);
    await Promise.resolve();
    running -= 1;
  };

  await Promise.all(Array.from({ length: 20 }, () => limited(task)));
  expect(max).toBe(3);
  expect(running).toBe(0);
});

test('a task that fails lets go for the next', async () => {
  const limited = limitConcurrency(1);
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

  expect(await limited(async () => 'yes')).toBe('yes');
});

test('a task is refused where too many wait, and taken again once one is done', async () => {
  const limited = limitConcurrency(1, { maxWaiting: 1, refuse: () => new Error('busy') });
  const first = limited(async () => 'first');
  const second = limited(async () => 'second');

  await expect(limited(async () => 'third')).rejects.toThrow('busy');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await limited(async () => 'fourth')).toBe('fourth');
});
