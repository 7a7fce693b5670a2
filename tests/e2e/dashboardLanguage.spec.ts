import { admin as korean } from '#i18n/messages/ko/admin.ts';
import { expect, test } from '#tests/support/test.ts';

test('a switch of language in the dashboard’s frame is kept', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('한국어');

  await expect(page.getByRole('link', { name: korean.menu.users })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await page.evaluate(() => localStorage.getItem('selected-language'))).toBe('ko');
  await page.reload();
  await expect(page.getByRole('heading', { name: korean.users.title })).toBeVisible();
  await expect(page.getByPlaceholder(korean.list.search)).toBeVisible();
});
