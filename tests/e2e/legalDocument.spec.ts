import type { Page } from '@playwright/test';
import { layoutHook } from '#start/contract.ts';
import { expect, test } from '#tests/support/test.ts';

const currentSection = (page: Page) => page.locator('[data-contents] a[aria-current]');

test('a document opened from the footer begins at the top', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();

  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the contents follow the reading position, and a switch of language stays there', async ({ page }) => {
  await page.goto('/terms#liability');
  await expect(currentSection(page)).toHaveAttribute('href', '#liability');
  await page.evaluate(() => document.getElementById('refunds')?.scrollIntoView({ behavior: 'instant' }));
  await expect(currentSection(page)).toHaveAttribute('href', '#refunds');

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '한국어' }).filter({ visible: true }).click();

  await expect(page).toHaveURL(/\/terms\?lng=ko#refunds$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('서비스 이용약관');
  await expect(page.locator('#refunds')).toBeInViewport();
});

test('a document that nobody has scrolled yet gets its true height, for the browser’s own search', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.locator(`main [${layoutHook}]`)).toHaveCount(0);

  await expect(page.locator('html')).toHaveAttribute(layoutHook);
});

test('a section that is linked to stands right below the header', async ({ page }) => {
  await page.goto('/terms');
  await page.locator('[data-contents] a[href="#refunds"]').click();
  const header = await page.getByRole('banner').boundingBox();

  await expect
    .poll(async () => ((await page.locator('#refunds').boundingBox())?.y ?? 0) - (header?.height ?? 0))
    .toBeLessThan(32);
  expect((await page.locator('#refunds').boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('a saved language brings the document in it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selected-language', 'es'));
  await page.goto('/report');

  await expect(page).toHaveURL(/\/report\?lng=es$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('in print there is the text and nothing around it', async ({ page }) => {
  await page.goto('/terms');
  await page.emulateMedia({ media: 'print' });

  await expect(page.locator('article')).toBeVisible();
  await expect(page.locator('[data-contents]')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeHidden();
});
