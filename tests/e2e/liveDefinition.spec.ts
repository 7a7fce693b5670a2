import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { expect, test } from '#tests/support/test.ts';

const file = resolve('src/admin/resources/faq.ts');
const written = readFileSync(file, 'utf8');

/** `npm run dev`, whose Vite reads one definition as the test saves it instead of from the disk. */
async function startDeveloping(apiUrl: string) {
  let saved = written;
  const definition: Plugin = {
    name: 'saved-definition',
    enforce: 'pre',
    load: (id) => (id === file ? saved : undefined),
  };
  const server = await createServer({
    plugins: [definition],
    server: { port: 0, proxy: { '/api': apiUrl } },
    logLevel: 'silent',
  });
  await server.listen();
  const save = (from: string, to: string) => {
    saved = written.replace(from, to);
    if (to !== from) expect(saved).not.toBe(written);
    server.watcher.emit('change', file);
  };
  return { url: server.resolvedUrls?.local[0] ?? '', save, close: () => server.close() };
}

test('a definition saved while developing is shown at once, and a wrong one is told over what was shown', async ({
  page,
  baseURL,
  signIn,
}) => {
  test.slow(); // nothing is bundled, so a first page is some thousand files
  const developing = await startDeveloping(baseURL ?? '');
  const overlay = page.locator('vite-error-overlay');
  const answer = page.getByRole('textbox', { name: 'Answer' });
  const address = `${developing.url}dashboard/faq/create`;
  await signIn(address);
  await answer.fill('Half a sentence');

  await expect(answer).toHaveJSProperty('tagName', 'TEXTAREA');

  const saved = performance.now();
  developing.save("answer: { kind: 'longText'", "answer: { kind: 'text'");
  await expect(answer).toHaveJSProperty('tagName', 'INPUT');
  expect(performance.now() - saved).toBeLessThan(2_000);
  await expect(answer).toHaveValue('Half a sentence');

  developing.save("answer: { kind: 'longText'", "answer: { kind: 'lognText'");
  await expect(overlay).toContainText("fields.answer is of the kind 'lognText', which there is not.");
  await expect(overlay).toContainText('src/admin/resources/faq.ts:');
  await expect(answer).toHaveJSProperty('tagName', 'INPUT');

  developing.save('', '');
  await expect(overlay).toHaveCount(0);
  await expect(answer).toHaveValue('Half a sentence');
  expect(page.url()).toBe(address);
  await developing.close();
});
