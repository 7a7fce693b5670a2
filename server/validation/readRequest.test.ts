import { expect, test } from 'vitest';
import { parseForm } from './readRequest.ts';

const part = (name: string, value: string, headers = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`;
const parse = (...parts: string[]) =>
  parseForm(Buffer.from(`${parts.join('')}--x--\r\n`), 'multipart/form-data; boundary=x');

test('very many parts or headers are handled within a second', async () => {
  const begin = performance.now();
  await expect(parse(part('question', 'x').repeat(60_000))).rejects.toThrow('too many parts');
  await parse(part('question', 'x', 'A: b\r\n'.repeat(600_000)));

  expect(performance.now() - begin).toBeLessThan(1_000);
});
