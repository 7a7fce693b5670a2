import { parseArgs } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError, StartError } from '#server/errors.ts';
import { runCommand } from './runCommand.ts';

afterEach(() => {
  process.exitCode = 0;
});

test.each([
  ['an unknown option', () => parseArgs({ args: ['--seven'] }), 'npm run count'],
  ['a StartError', () => Promise.reject(new StartError('There is no data.')), 'There is no data.'],
  [
    'a full disk',
    () => Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })),
    'The command failed.\ndatabase or disk is full',
  ],
  [
    'a database that stopped responding',
    () => Promise.reject(new ConnectionError('no response within 5000 ms')),
    'The command failed.\nno response within 5000 ms',
  ],
])('%s is printed in plain words', async (_, fail, sentence) => {
  await runCommand('npm run count', async () => void (await fail()));

  expect(console.error).toHaveBeenCalledExactlyOnceWith(sentence);
  vi.mocked(console.error).mockClear();
  expect(process.exitCode).toBe(1);
});

test('a bug keeps its stack', async () => {
  await expect(runCommand('npm run count', () => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken');
});
