import { languages } from '#i18n/language.ts';
import { buildFestival, startFestival } from '#tests/festival/startFestival.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import {
  drawTwoFrames,
  expectNoLayoutShift,
  layoutShift,
  sumLayoutShifts,
  sumShiftsOfLateRows,
} from '#tests/support/layoutShift.ts';
import { test as base, expect, expectLoaded, holdRoute, onPhone } from '#tests/support/test.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

type Festival = Awaited<ReturnType<typeof startFestival>>;

/** A variable in place of a worker fixture: Playwright would start these tests last and alone. */
let started: Promise<Festival> | undefined;

/** A second product from the same engine: its own API, resources and page, built once. */
const test = base.extend<{ festival: Festival }>({
  festival: [
    async ({}, use) => {
      started ??= buildFestival().then(startFestival);
      await use(await started);
    },
    { timeout: 60_000 },
  ],
  baseURL: ({ festival }, use) => use(festival.url),
});

test.describe.configure({ mode: 'default' }); // one worker builds the page for all
test.afterAll(async () => (await started)?.stop());

test.use(onPhone);

test('nothing moves when filters, order, search and export load after the rows', async ({ page }) => {
  await sumLayoutShifts(page);
  const release = await holdRoute(page, /\/assets\/(?:FilterAndSort|SearchAll|lists)-/);
  await page.goto('/invoices?search=Amber&filter.status=open&sort=amount&order=ASC');
  await expect(page.getByText('Amber invoices number')).toBeVisible();
  await drawTwoFrames(page);
  expect(await page.getByRole('combobox').count()).toBe(0);

  release();
  await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search all pages' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export all matches' })).toBeVisible();
  await drawTwoFrames(page);
  expect(await layoutShift(page)).toBeLessThan(0.001);

  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await expect(sheet.getByRole('combobox', { name: 'Status' })).toHaveText('Open');
  await expect(sheet.getByRole('combobox', { name: 'Sort by' })).toHaveText('Amount, ascending');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeFocused();
});

const lists = ['events', 'members', 'invoices'];

test('on a phone in every language, screens are accessible and fit, lists do not move, and button labels do not wrap', async ({
  page,
}) => {
  test.slow(); // twenty-four screens
  await sumShiftsOfLateRows(page, '**/office/**');
  for (const path of [...lists, 'member/key-1', 'events/create', 'invoices/1/show']) {
    await page.goto(`/${path}`);
    await expectLoaded(page);
    if (lists.includes(path)) await expectNoLayoutShift(page);
    await expectAccessible(page);
    for (const language of languages) {
      await page.setViewportSize(desktop); // the picker is always open there
      await page.locator(`select:has([value="${language}"])`).selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.setViewportSize(phone);
      await expectLoaded(page);
      const seen = await page.evaluate(() => ({
        excess: document.documentElement.scrollWidth - innerWidth,
        wrapped: [...document.querySelectorAll('.MuiButton-root')]
          .filter((button) => button.getBoundingClientRect().height > 45)
          .map((button) => button.textContent),
      }));
      expect({ path, language, ...seen }).toEqual({ path, language, excess: 0, wrapped: [] });
    }
  }
});
