import { compareFigures, readTable } from '#scripts/starts/figures.ts';
import { measureStarts } from '#scripts/starts/measureStarts.ts';
import { expect, holdRoute, test } from '#tests/support/test.ts';

test('each start of the product has the figures of its line in docs/starts.json', async () => {
  test.setTimeout(180_000); // fourteen visits, beside other tests
  expect(compareFigures(await measureStarts(), readTable())).toEqual([]);
});

/** Screens of extensions, each with the call for what it shows first. */
const screens = [
  ['/dashboard', '**/api/admin/figures'],
  ['/dashboard/cases', '**/api/admin/moderation/case/list?*'],
  ['/dashboard/user-detail/1', '**/api/admin/users/detail/1'],
] as const;

for (const [path, call] of screens)
  test(`${path} requests the code of the extensions beside their announcement, and its data before its messages`, async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(() => localStorage.removeItem('extensions'));
    const announce = await holdRoute(page, '**/api/extensions');
    const releaseMessages = await holdRoute(page, /\/assets\/extensions-/);
    await Promise.all([
      page.waitForRequest(/\/assets\/extendProduct-/),
      page.waitForRequest(/\/assets\/extensions-/),
      signIn(path),
    ]);
    await Promise.all([page.waitForRequest(call), announce()]);
    await expect(page.locator('main h1')).toHaveCount(0);
    releaseMessages();
    await expect(page.locator('main h1')).toBeVisible();
  });
