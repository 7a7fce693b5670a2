import { faq } from '#admin/resources/faq.ts';
import { resources } from '#admin/resources/resources.ts';
import { users } from '#admin/resources/users.ts';
import { endpointOf } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { languages } from '#i18n/language.ts';
import { expectAccessibleList, expectAccessibleScreens, patternOf, refuse } from '#tests/support/accessibleResource.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expectStill, sumShiftsOfLateRows } from '#tests/support/layoutShift.ts';
import { administrator, expect, expectLoaded, fulfillWith, holdRoute, onPhone, test } from '#tests/support/test.ts';

test('the public pages have no violation, in any language', async ({ page }) => {
  test.slow(); // seven pages
  for (const language of languages) {
    await page.goto(`/?lng=${language}`);
    await expectAccessible(page, { colours: language === 'en' });
  }
  for (const path of ['/terms', '/press']) {
    await page.goto(`${path}?lng=en`);
    await expectAccessible(page);
  }
  await page.goto('/nothing-here?lng=en');
  await page.getByRole('button', { name: 'Language' }).click();
  await expectAccessible(page);
});

test('the message after subscribing has no violation', async ({ page }) => {
  await page.goto('/');
  await page.locator('#launch').getByRole('textbox').fill('axe@example.com');
  await page.locator('#launch').getByRole('button').click();
  await expect(page.getByText('Subscription successful!')).toBeVisible();
  await expectAccessible(page);
});

test('the login page and the invitation have no violation, with and without their messages', async ({ page }) => {
  const submit = page.getByRole('button', { name: 'Sign in' });
  await page.goto('/dashboard/login');
  await expect(submit).toBeVisible();
  await expectAccessible(page);

  await submit.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Email address').fill(administrator.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await submit.click();
  await expect(page.getByText('Email or password is not correct')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/invitation#token');
  await page.getByRole('button').last().click();
  await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('the page to change a password has no violation, with and without its messages', async ({ page, signIn }) => {
  const submit = page.getByRole('button', { name: 'Change password' });
  await fulfillWith(page, '**/api/admin/auth/change/password', null);
  await signIn('/dashboard/changePassword');
  await submit.click();
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Old password' }).fill(administrator.password);
  await page.getByRole('textbox', { name: 'New password' }).fill('Another-Horse-8');
  await submit.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expectAccessible(page);
});

test('statistics have no violation while they load, after a failure, without users, and with a chart', async ({
  page,
  signIn,
}) => {
  const url = patternOf(endpoints.statistics.one.call);
  await refuse(page, url);
  const release = await holdRoute(page, url);
  await signIn('/dashboard');
  await expect(page.getByRole('main').locator('.MuiSkeleton-root').first()).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByText('Failed to fetch statistics')).toBeVisible();
  await expectAccessible(page);

  await page.unroute(url);
  await fulfillWith(page, url, { iosTraffic: 0, androidTraffic: 0 });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Nobody uses the app yet.')).toBeVisible();
  await expectAccessible(page);

  await page.unroute(url);
  await page.reload();
  await expect(page.locator('[data-chart] path').first()).toBeVisible();
  await expectAccessible(page);
});

test('no list has a violation, and its rows stay where they appeared', async ({ page, signIn }) => {
  test.slow(); // two checks of each list
  for (const { name } of resources) {
    await sumShiftsOfLateRows(page, patternOf(endpointOf(endpoints, name, 'list')?.call));
    await signIn(`/dashboard/${name}`);
    await expectLoaded(page);
    await expectStill(page);
    await expectAccessibleList(page, { colours: name === 'users' || name === 'faq' });
  }
});

for (const definition of [users, faq])
  test(`no dialog, page or state of ${definition.name} has a violation`, async ({ page, signIn }) => {
    test.slow(); // some ten checks of a whole page
    await signIn(`/dashboard/${definition.name}`);
    await expectAccessibleScreens(page, definition);
  });

test('neither a case nor a ticket has a violation, nor does the dialog of a shortcut', async ({ page, signIn }) => {
  for (const [path, key] of [
    ['/cases', 'w'],
    ['/ticket', 'a'],
  ] as const) {
    await signIn(`/dashboard${path}`);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.locator('[aria-keyshortcuts="?"]')).toBeVisible();
    await expectLoaded(page);
    await expectAccessible(page);
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    if (path === '/cases') await expect(page.getByText('What the person reads')).toBeVisible();
    await expectAccessible(page, { colours: path === '/cases' });
  }
});

test('the sample conversation, the settings and the sign-out dialog have no violation', async ({ page, signIn }) => {
  await page.route('**/api/extensions', (route) => route.fulfill({ status: 404 }));
  await signIn('/dashboard/ticket');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Conversation' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/nowhere');
  await expect(page.getByText('There is no such page.')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the landing page, its menu, statistics and the drawer have no violation', async ({ page, signIn }) => {
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectAccessible(page);

    await signIn('/dashboard');
    await expect(page.locator('[data-chart] path').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expectAccessible(page);
  });
});
