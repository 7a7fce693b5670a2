import { startDeveloping } from '#tests/support/startDeveloping.ts';
import { expect, test } from '#tests/support/test.ts';

test('saving a definition updates the open form, and a wrong definition shows its fault over it', async ({
  page,
  baseURL,
  signIn,
}) => {
  test.slow(); // nothing is bundled, so a first page is some thousand files
  const developing = await startDeveloping('src/admin/resources/faq.ts', baseURL ?? '');
  const overlay = page.locator('vite-error-overlay');
  const answer = page.getByRole('textbox', { name: 'Answer' });
  const url = `${developing.url}dashboard/faq/create`;
  await signIn(url);
  await answer.fill('Half a sentence');
  await expect(answer).toHaveJSProperty('tagName', 'TEXTAREA');

  developing.save("answer: { kind: 'longText'", "answer: { kind: 'text'");
  await expect(answer).toHaveJSProperty('tagName', 'INPUT');
  await expect(answer).toHaveValue('Half a sentence');

  developing.save('actions: { edit', 'actions: { view: {}, edit');
  await expect(overlay).toContainText('The action view has no detail to open.');
  await expect(overlay).toContainText('src/admin/resources/faq.ts:');
  await expect(answer).toHaveJSProperty('tagName', 'TEXTAREA');

  developing.save('', '');
  await expect(overlay).toHaveCount(0);
  await expect(answer).toHaveValue('Half a sentence');
  expect(page.url()).toBe(url);
  await developing.close();
});
