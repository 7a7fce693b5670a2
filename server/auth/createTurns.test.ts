import { expect, test } from 'vitest';
import { createTurns } from './createTurns.ts';

const createGate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

test('tasks of one key wait for each other, those of another do not', async () => {
  const turns = createTurns();
  const gate = createGate();
  const done: string[] = [];

  const first = turns('ada', () => gate.opened.then(() => done.push('first')));
  const second = turns('ada', async () => done.push('second'));
  await turns('eve', async () => done.push('other'));
  gate.open();
  await Promise.all([first, second]);

  expect(done).toEqual(['other', 'first', 'second']);
});

test('a task that fails does not hold up the next', async () => {
  const turns = createTurns();
  const failing = turns('ada', () => Promise.reject(new Error('no')));
  const next = turns('ada', async () => 'yes');

  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
