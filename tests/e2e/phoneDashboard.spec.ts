import { expect, expectLoaded, onPhone, test } from '#tests/support/test.ts';

test.describe('on a phone', () => {
  test.use(onPhone);

  test('below 768 pixels the sidebar is a drawer that returns the focus and closes on a route change', async ({
    page,
    signIn,
  }) => {
    const opener = page.getByRole('button', { name: 'Open menu' });
    const settings = page.getByRole('button', { name: 'Settings' });
    await page.setViewportSize({ width: 768, height: 800 });
    await signIn('/dashboard/faq');
    await expect(settings).toBeVisible();
    await expect(opener).toBeHidden();

    await page.setViewportSize({ width: 767, height: 800 });
    await expect(settings).toBeHidden();
    await opener.click();
    await expect(settings).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await page.getByRole('link', { name: 'Category List' }).click();
    await expect(page).toHaveURL(/\/dashboard\/category$/);
    await expect(settings).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Interest Categories' })).toBeVisible();
  });

  test('a form fills the screen, and what it saves is in the list', async ({ page, signIn }) => {
    await signIn('/dashboard/category/create');
    const form = page.getByRole('dialog', { name: 'Add Category' });
    await expect(form).toBeVisible();
    expect(await form.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await form.getByRole('textbox', { name: 'Category' }).fill('Typing on glass');
    await form.getByRole('button', { name: 'Save' }).click();

    await expect(page.getByRole('listitem').filter({ hasText: 'Typing on glass' })).toBeVisible();
  });

  test('nothing is wider than the screen', async ({ page, signIn }) => {
    for (const path of ['', '/users', '/faq', '/category', '/ticket', '/preLaunch', '/report', '/chat']) {
      await signIn(`/dashboard${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(page);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, excess }).toEqual({ path, excess: 0 });
    }
  });
});
