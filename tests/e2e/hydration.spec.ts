import { expect, test } from '#tests/support/test.ts';

test('hydration of each language’s landing page logs nothing', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(error.message));
  for (const language of ['en', 'ko', 'es', 'hi']) {
    await page.goto(`/?lng=${language}`);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /landing-/.test(name)),
    );
    await page.mouse.wheel(0, 1_000);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  }

  expect(logged).toEqual([]);
});
