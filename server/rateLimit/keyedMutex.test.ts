import { expect, test } from 'vitest';
import { keyedMutex } from './keyedMutex.ts';

const createGate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

test('tasks of one key wait for each other, but not for tasks of another key', async () => {
  const locked = keyedMutex();
  const gate = createGate();
  const done: string[] = [];

  const first = locked('ada', () => gate.opened.then(() => done.push('first')));
  const second = locked('ada', async () => done.push('second'));
  await locked('eve', async () => done.push('other'));
  gate.open();
  await Promise.all([first, second]);

  expect(done).toEqual(['other', 'first', 'second']);
});

test('a task that fails does not block the next one', async () => {
  const locked = keyedMutex();
  const failing = locked('ada', () => Promise.reject(new Error('no')));
  const next = locked('ada', async () => 'yes');

  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
