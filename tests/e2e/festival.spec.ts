import type { Page } from '@playwright/test';
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
import {
  test as base,
  chooseLanguage,
  excessWidth,
  expect,
  expectDialogFocused,
  expectLoaded,
  holdRoute,
  onPhone,
  openPath,
  openScreen,
} from '#tests/support/test.ts';
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
  await expect(page.getByRole('button', { name: 'All matches' })).toBeVisible();
  await drawTwoFrames(page);
  expect(await layoutShift(page)).toBeLessThan(0.001);

  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const filters = page.getByRole('dialog', { name: 'Filter and sort' });
  await expect(filters.getByRole('combobox', { name: 'Status' })).toHaveText('Open');
  await expect(filters.getByRole('combobox', { name: 'Sort by' })).toHaveText('Amount, ascending');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeFocused();
});

test('on a phone lists do not move', async ({ page }) => {
  for (const list of ['members', 'invoices', 'events']) {
    await sumShiftsOfLateRows(page, new RegExp(`/office/${list}`));
    await page.goto(`/${list}`);
    await expectLoaded(page);
    await expectNoLayoutShift(page);
  }
});

test('long texts in every column leave the actions of the rows in sight, and the page as wide as its window', async ({
  page,
}) => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
  await page.route(/\/office\/invoices/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/"Amber [^"]*"/g, `"${long}${long} ${long}"`) });
  });
  for (const size of [desktop, { ...desktop, width: 1_100 }, phone]) {
    await page.setViewportSize(size);
    await page.goto('/invoices');
    await expectLoaded(page);
    expect(await excessWidth(page)).toBe(0);
    const action = page
      .getByRole('main')
      .getByRole('button', { name: /^Actions for|Settle|View/ })
      .first();
    await expect(action).toBeInViewport({ ratio: 1 });
  }
});

/** A dialog over a list. */
const dialogs: Record<string, string> = { invoices: '/invoices/1/show', events: '/events/create' };

/** Returns the labels of buttons that have more than one line. */
const wrappedLabels = (page: Page) =>
  page
    .locator('.MuiButton-root')
    .evaluateAll((buttons) =>
      buttons.filter((button) => button.getBoundingClientRect().height > 45).map(({ textContent }) => textContent),
    );

/** Waits until a screen fits the window, and the label of each button is one line. Checks its accessibility once. */
async function expectFit(page: Page, screen: { path: string; language: string }) {
  await expectLoaded(page);
  const fit = async () => ({ ...screen, excess: await excessWidth(page), wrapped: await wrappedLabels(page) });
  await expect.poll(fit).toEqual({ ...screen, excess: 0, wrapped: [] });
  if (screen.language === 'en') await expectAccessible(page); // the languages differ in their texts alone
}

test('on a phone lists, dialogs and a page are accessible, and fit with labels of one line in every language', async ({
  page,
}) => {
  test.slow(); // six screens in four languages
  await page.goto('/events');
  for (const language of languages) {
    await chooseLanguage(page, language);
    await page.setViewportSize(phone);
    for (const path of ['members', 'invoices', 'member/key-1', 'events']) {
      await openScreen(page, `/${path}`);
      await expectFit(page, { path, language });
      const dialog = dialogs[path];
      if (!dialog) continue;
      await openPath(page, dialog);
      await expectDialogFocused(page);
      await expect(page.getByRole('dialog').locator('.MuiSkeleton-root')).toHaveCount(0); // its inputs are downloaded
      await expectFit(page, { path: dialog, language });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
});
