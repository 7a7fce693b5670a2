import { expect, test } from '#tests/support/test.ts';

const documents = {
  '/terms': 'Terms of Service',
  '/eula': /licen[cs]e agreement/i,
  '/privacy': 'Privacy Policy',
  '/disclaimer': 'Disclaimer',
  '/guideliness': 'Community Guidelines',
  '/tolerance': /zero[- ]tolerance/i,
  '/report': 'How to report',
  '/user-disclaimer': /user disclaimer/i,
};

for (const [path, title] of Object.entries(documents)) {
  test(`${path} opens at the top, with the shared header and footer`, async ({ page }) => {
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
}

test('opening another legal page from the footer scrolls to the top', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();

  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('on legal pages the logo and the header buttons navigate to the landing page', async ({ page }) => {
  await page.goto('/terms');

  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/');
  await expect(page.getByRole('banner').locator('a[href="/#about"]')).toBeAttached();
});

test('the table of contents follows the reading position', async ({ page }) => {
  await page.goto('/terms#refunds');

  await expect(page.locator('[data-contents] a[aria-current]')).toHaveAttribute('href', '#refunds');
  await page.evaluate(() => document.getElementById('liability')?.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('[data-contents] a[aria-current]')).toHaveAttribute('href', '#liability');
});

test('a language switch stays in the section being read', async ({ page }) => {
  await page.goto('/terms#refunds');
  await expect(page.locator('[data-contents] a[aria-current]')).toHaveAttribute('href', '#refunds');
  await page
    .getByRole('button', { name: /^(Language|Menu)$/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('link', { name: '한국어' }).filter({ visible: true }).click();

  await expect(page).toHaveURL(/\/terms\?lng=ko#refunds$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('서비스 이용약관');
  await expect(page.locator('#refunds')).toBeInViewport();
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
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('a document is complete and its contents lead to its sections without scripts', async ({ page }) => {
    await page.goto('/eula?lng=hi');
    await page.locator('[data-contents] a').last().click();

    await expect(page.locator('article section').last()).toBeInViewport();
  });
});
