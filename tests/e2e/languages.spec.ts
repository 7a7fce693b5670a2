import { expect, expectStyled, recordRequests, test } from '#tests/support/test.ts';

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('pages are in Spanish without storing a choice, and in Korean after the visitor has chosen it', async ({
    page,
  }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');

    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await page.evaluate(() => localStorage.getItem('selected-language'))).toBeNull();

    await page.evaluate(() => localStorage.setItem('selected-language', 'ko'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('사진보다');
    await expect(page).toHaveTitle(/[가-힣]/);
    await page.goto('/report');
    await expect(page).toHaveURL(/\/report\?lng=ko$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  });
});

test('a switch of language stays at the same section, requests only its messages, and is kept', async ({ page }) => {
  const messages = recordRequests(page, /\/(?:layout|landing|features|legal)-/);
  await page.goto('/');
  await expectStyled(page);
  await page.evaluate(() => document.querySelector('#app')?.scrollIntoView({ behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  const sectionTop = () => page.locator('#app').evaluate((section) => section.getBoundingClientRect().top);
  const before = await sectionTop();
  await expect.poll(() => messages).toHaveLength(3);

  const picker = page.getByRole('button', { name: 'Language' });
  const flags = page.getByRole('banner').getByRole('link', { name: /^(English|한국어|Español|हिन्दी)$/ });
  await expect(flags.first()).toBeHidden();
  await picker.click();
  await expect(flags).toHaveText(['English', '한국어', 'Español', 'हिन्दी']);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(flags.first()).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(sectionTop).toBeCloseTo(before, 0);
  expect(messages).toHaveLength(6);

  await expect.poll(() => page.evaluate(() => localStorage.getItem('selected-language'))).toBe('es');
});
