import { expect, test } from '#tests/support/test.ts';

test('a user’s photos open in a viewer, which arrow keys and Escape control', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  const user = page.locator('#content').getByRole('link').first();
  const name = (await user.textContent()) ?? '';
  await user.click();
  await expect(page).toHaveURL(/\/dashboard\/user-detail\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('tab', { name: 'Photos' }).click();
  await expect(page).toHaveURL(/\?tab=photos$/);
  const photos = page.getByRole('tabpanel').getByRole('button');
  await expect(photos.first()).toBeVisible();
  const count = await photos.count();
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThanOrEqual(8);

  await photos.nth(1).focus();
  await page.keyboard.press('Enter');
  const named = (number: number) => ({ name: new RegExp(`^Photo ${number} of ${count} of `) });
  await expect(page.getByRole('dialog', named(2)).getByRole('img', named(2))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', named(3))).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', named(count))).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(photos.nth(1)).toBeFocused();
  await page.getByRole('link', { name: 'Back to Active Users' }).click();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
});
