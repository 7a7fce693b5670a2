import { expect, test } from '#tests/support/test.ts';

for (const language of ['en', 'es', 'ko', 'hi']) {
  test.describe(() => {
    test.use({ javaScriptEnabled: false, locale: language });

    test(`the landing page is served complete in ${language} without scripts`, async ({ page }) => {
      await page.goto('/');

      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('#home h1')).toBeVisible();
      await expect(page.locator('#launch form')).toBeVisible();
    });
  });
}

test('the picker changes the language, and the choice is kept', async ({ page }) => {
  await page.goto('/');
  // A dropdown on a wide screen, a row of the menu on a narrow one.
  await page
    .getByRole('button', { name: /^(Language|Menu)$/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('link', { name: '한국어' }).filter({ visible: true }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selected-language'))).toBe('ko');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('the countdown holds at zeros after the target', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('timer')).toContainText('00');
  for (const label of ['Days', 'Hours', 'Mins', 'Sec']) await expect(page.getByRole('timer')).toContainText(label);
});

test('no page asks another host for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto('/');
  await page.locator('#launch').getByRole('textbox').fill('a@example.com');
  await page.goto('/dashboard/login');

  expect(foreign).toEqual([]);
});
