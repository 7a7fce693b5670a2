import { expect, test } from '#tests/support/test.ts';

test('the header changes after 20 pixels', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

  await scrollTo(20);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await scrollTo(21);
  await expect(header).toHaveAttribute('data-scrolled');
  await expect(header).not.toHaveAttribute('data-dark');
});

test('the header is dark from where the contact section ends 700 pixels down', async ({ page }) => {
  await page.goto('/#contact'); // an address that names a section has all of the page laid out
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled');
  const endContactAt = (y: number) =>
    page
      .locator('#contact')
      .evaluate(
        (contact, at) => scrollBy({ top: contact.getBoundingClientRect().bottom - at, behavior: 'instant' }),
        y,
      );

  await endContactAt(705);
  await expect(header).not.toHaveAttribute('data-dark');
  await endContactAt(695);
  await expect(header).toHaveAttribute('data-dark');
});

test('a button leads back to the top after 300 pixels', async ({ page }) => {
  await page.goto('/');
  const toTop = page.getByRole('button', { name: 'Back to the top' });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(toTop).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }));
  await toTop.click();

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('the button to the top covers no link of the footer', async ({ page }) => {
  await page.goto('/report');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const toTop = page.getByRole('button', { name: 'Back to the top' });
  await expect(toTop).toBeVisible();
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();

  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((await toTop.boundingBox())?.y ?? 0);
});
