import { parseArgs } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './runCommand.ts';

afterEach(() => {
  process.exitCode = 0;
});

const usage = 'npm run count -- NUMBER';
const run = vi.fn<(given: { text?: string }) => Promise<void>>(async () => undefined);

const readArguments = (args: string[]) => () => {
  const [text] = parseArgs({ args, allowPositionals: true }).positionals;
  return text ? { text } : undefined;
};

test.each([[[]], [['--seven']], [['7', '--times=2']]])('%j prints the usage', async (args) => {
  await runCommand({ usage, readArguments: readArguments(args), run });

  expect(console.error).toHaveBeenCalledExactlyOnceWith(usage);
  vi.mocked(console.error).mockClear();
  expect(process.exitCode).toBe(1);
  expect(run).not.toHaveBeenCalled();
});

test('right arguments run the command, and its own failure does not print the usage', async () => {
  await runCommand({ usage, readArguments: readArguments(['7']), run });
  expect(run).toHaveBeenCalledExactlyOnceWith({ text: '7' });

  const broken = () => Promise.reject(new TypeError('broken'));
  await expect(runCommand({ usage, readArguments: readArguments(['7']), run: broken })).rejects.toThrow('broken');
});
