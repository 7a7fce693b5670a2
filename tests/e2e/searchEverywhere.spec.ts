import { expect, onPhone, test } from '#tests/support/test.ts';

test.use(onPhone);

test('a touch opens the search, which fills the screen and finds a screen and a user', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  const name = (await page.locator('#content').getByRole('link').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Search everywhere' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Search everywhere' });
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  const box = page.getByRole('combobox', { name: 'Screens, actions, people and more' });
  await box.fill(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await box.fill('audit');
  await page.getByRole('option', { name: 'Audit Log' }).tap();
  await expect(page).toHaveURL(/\/dashboard\/audit$/);
  await expect(dialog).toBeHidden();
});
