import { resources } from '#i18n/messages/ko/resources.ts';
import { expect, test } from '#tests/support/test.ts';

const { menu, list } = resources.users.texts;

test('the language chosen in the dashboard is stored', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('한국어');

  await expect(page.getByRole('link', { name: menu })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await page.evaluate(() => localStorage.getItem('selected-language'))).toBe('ko');
  await page.reload();
  await expect(page.getByRole('heading', { name: list.title })).toBeVisible();
  await expect(page.getByPlaceholder(list.search)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('word-break', 'keep-all'); // else a line ends within a word
});
