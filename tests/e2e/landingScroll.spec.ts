import { expect, test } from '#tests/support/test.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

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

for (const viewport of [desktop, phone]) {
  test.describe(`at a width of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('the header is dark over the dark part of the page alone', async ({ page }) => {
      await page.goto('/#contact');
      const header = page.getByRole('banner');
      await expect(header).toHaveAttribute('data-scrolled');
      const contact = page.locator('#contact');
      await contact.evaluate((section) =>
        scrollBy({ top: section.getBoundingClientRect().bottom - 695, behavior: 'instant' }),
      );
      await expect(header).toHaveAttribute('data-dark');
      const ground = await contact.evaluate((section) => getComputedStyle(section).backgroundColor);

      await expect(header).toHaveCSS('background-color', ground);
      expect((await contact.boundingBox())?.y).toBeLessThanOrEqual(0);
    });

    for (const id of ['home', 'discover-profiles']) {
      test(`no card of the deck in #${id} lies over the header`, async ({ page }) => {
        await page.goto(`/#${id}`);
        const cards = page.locator(`#${id}`).getByRole('list').first();
        await cards.evaluate((list) => scrollBy({ top: list.getBoundingClientRect().top + 40, behavior: 'instant' }));
        await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
        const covered = await page.getByRole('banner').evaluate((header) => {
          const { width, height } = header.getBoundingClientRect();
          const points = Array.from({ length: 40 }, (_, index) => [(index + 0.5) * (width / 40), height / 2]);
          return points.filter(([x = 0, y = 0]) => !header.contains(document.elementFromPoint(x, y)));
        });

        expect(covered).toEqual([]);
      });
    }
  });
}

test('the logo and the navigation are on one line', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  const boxes = [banner.locator('svg').first(), banner.getByRole('link').nth(1)].map((part) => part.boundingBox());
  const [logo, link] = (await Promise.all(boxes)).map((box) => (box ? box.y + box.height / 2 : Number.NaN));

  expect(logo).toBeCloseTo(link ?? 0, 0);
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
