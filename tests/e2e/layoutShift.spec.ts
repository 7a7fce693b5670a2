import type { Page } from '@playwright/test';
import { languages } from '#i18n/language.ts';
import { legalPages } from '#site/legalPages.ts';
import { expectOwnFonts } from '#tests/support/hasOwnFonts.ts';
import { drawTwoFrames, layoutShift, shiftBudget, sumLayoutShifts } from '#tests/support/layoutShift.ts';
import { expect, test } from '#tests/support/test.ts';
import { desktop } from '#tests/support/viewports.ts';

/** Line breaks differ between documents on a phone, and hardly on a desktop. */
const screens = {
  phone: { pages: ['', ...legalPages], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  desktop: { pages: ['', 'terms'], viewport: desktop },
};

const firstPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
  );

for (const [screen, { pages, ...options }] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(options);

    test(`on a ${screen} no page moves when its fonts arrive, in any language`, async ({ page }) => {
      test.slow(); // every page in every language
      await sumLayoutShifts(page);
      await page.route('**/*.woff2', async (route) => {
        await firstPaint(page);
        await drawTwoFrames(page);
        await route.continue();
      });

      const moved: Record<string, number> = {};
      for (const url of languages.flatMap((language) => pages.map((name) => `/${name}?lng=${language}`))) {
        await page.goto(url);
        await expectOwnFonts(page);
        await drawTwoFrames(page);
        const shift = await layoutShift(page);
        if (shift > shiftBudget) moved[url] = shift;
      }
      expect(moved).toEqual({});
    });
  });
}
