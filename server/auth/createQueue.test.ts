import { expect, test } from 'vitest';
import { createQueue } from './createQueue.ts';

test('no more tasks run at a time than there are places, and all of them run', async () => {
  const queue = createQueue(3);
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };

  await Promise.all(Array.from({ length: 20 }, () => queue(task)));
  expect(most).toBe(3);
  expect(running).toBe(0);
});

test('a task that fails gives its place to the next', async () => {
  const queue = createQueue(1);
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

  expect(await queue(async () => 'yes')).toBe('yes');
});
