import type { Locator, Page } from '@playwright/test';
import { layoutAttribute } from '#start/contract.ts';
import { expect, expectStyled, test } from '#tests/support/test.ts';

const currentSection = (page: Page) => page.locator('[data-contents] a[aria-current]');

test('a document opened from the footer begins at the top, and has its true height before the first scroll', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page.locator(`main [${layoutAttribute}]`)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute(layoutAttribute); // for the browser's find-in-page
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();

  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a link of the contents scrolls its section below the header; the contents mark the current section, and a switch of language keeps it', async ({
  page,
}) => {
  await page.goto('/terms');
  await expectStyled(page);
  await page.locator('[data-contents] a[href="#liability"]').click();
  await expect(currentSection(page)).toHaveAttribute('href', '#liability');
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const distance = async () =>
    ((await page.locator('#liability').boundingBox())?.y ?? 0) - (await heightOf(page.getByRole('banner')));
  await expect.poll(distance).toBeLessThan(32);
  await expect.poll(distance).toBeGreaterThanOrEqual(0);

  const section = page.locator('#refunds');
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(currentSection(page)).toHaveAttribute('href', '#refunds');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '한국어' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/terms\?lng=ko#refunds$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('서비스 이용약관');
  await expect(section).toBeInViewport();
});

for (const isAtOnce of [true, false])
  test(`a document printed ${isAtOnce ? 'before' : 'after'} its whole style sheet has loaded is the text without the page around it`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    if (isAtOnce) await page.route('**/*.css', () => undefined); // is never answered
    await page.goto('/terms');
    if (!isAtOnce) await expectStyled(page);

    await expect(page.locator('article')).toBeVisible();
    await expect(page.locator('[data-contents]')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  });

test('the landing page printed before its whole style sheet has loaded has all of its text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.route('**/*.css', () => undefined); // is never answered
  await page.goto('/');

  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('#contact').getByRole('heading')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy');
});

test('a reload in the middle of a page keeps the scroll position', async ({ page }) => {
  for (const path of ['/', '/terms']) {
    await page.goto(path);
    await page.mouse.wheel(0, 100);
    await expect(page.locator('html')).not.toHaveAttribute(layoutAttribute);
    await expectStyled(page);
    const section = page.locator('main section').nth(5);
    const top = async () => Math.round((await section.boundingBox())?.y ?? Number.NaN);
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const before = await top();
    await page.reload();
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
    await expectStyled(page);

    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(10);
  }
});

test('pages show the year of the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime('2099-06-01');
  for (const path of ['/terms', '/nowhere', '/']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText('© 2099 Hullo');
  }
});
