import { expect, test } from 'vitest';
import { parseForm } from './readRequest.ts';
import { repeated } from './validators.ts';

const part = (name: string, value: string, headers = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`;
const parse = (...parts: string[]) =>
  parseForm(Buffer.from(`${parts.join('')}--x--\r\n`), 'multipart/form-data; boundary=x');

test('a repeated field is marked, and a file keeps name, type and bytes', async () => {
  const file =
    '--x\r\nContent-Disposition: form-data; name="image"; filename="é.png"\r\nContent-Type: image/png\r\n\r\n\x89\r\n';
  const sent = await parse(part('name', 'one'), part('name', 'two'), file);
  const image = sent.get('image') as File;

  expect(sent.get('name')).toBe(repeated);
  expect([image.name, image.type, await image.text()]).toEqual(['é.png', 'image/png', '\x89']);
});

test.each([
  ['an unfinished part', '--x\r\nContent-Disposition: form-data; name="question"\r\n\r\nx', 'boundary=x'],
  ['no part at all', '', 'boundary=x'],
  ['no boundary', '--x--\r\n', ''],
])('%s is refused', async (_, body, parameter) => {
  await expect(parseForm(Buffer.from(body), `multipart/form-data; ${parameter}`)).rejects.toThrow();
});

test('very many parts or headers are handled within a second', async () => {
  const begin = performance.now();
  await expect(parse(part('question', 'x').repeat(60_000))).rejects.toThrow('too many parts');
  await parse(part('question', 'x', 'A: b\r\n'.repeat(600_000)));

  expect(performance.now() - begin).toBeLessThan(1_000);
});
