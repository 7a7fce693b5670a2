import { expect, test } from 'vitest';
import { parseForm } from './readRequest.ts';

const part = (name: string, value: string, headers = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`;
const parse = (...parts: string[]) =>
  parseForm(Buffer.from(`${parts.join('')}--x--\r\n`), 'multipart/form-data; boundary=x');

test('a form that ends within a file is rejected', async () => {
  const headers = 'Content-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  for (const body of ['abc', 'x'.repeat(60_000), ''])
    await expect(
      parseForm(Buffer.from(`--x\r\n${headers}${body}`), 'multipart/form-data; boundary=x'),
    ).rejects.toThrow();
});

test.each(['filename=""; ', ''])('a picture with %j in its header is a file without a name', async (filename) => {
  const picture = `--x\r\nContent-Disposition: form-data; ${filename}name="image"\r\nContent-Type: Image/PNG\r\n\r\n\x89PNG\r\n`;
  expect((await parse(picture)).get('image')).toMatchObject({ name: '', type: 'image/png' });
});

test('very many parts or headers are handled within a second', async () => {
  const begin = performance.now();
  await expect(parse(part('question', 'x').repeat(60_000))).rejects.toThrow('too many parts');
  await parse(part('question', 'x', 'A: b\r\n'.repeat(600_000)));

  expect(performance.now() - begin).toBeLessThan(1_000);
});
