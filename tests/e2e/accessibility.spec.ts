import type { Locator, Page } from '@playwright/test';
import { resources } from '#admin/resources/resources.ts';
import { endpointOf } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expectNoLayoutShift, sumShiftsOfLateRows } from '#tests/support/layoutShift.ts';
import { servedEndpoints } from '#tests/support/servedEndpoints.ts';
import {
  administrator,
  expect,
  expectExtended,
  expectFit,
  expectLoaded,
  fulfillWith,
  holdRoute,
  onPhone,
  openNext,
  openPath,
  openScreen,
  recordRequests,
  refuseWith,
  test,
} from '#tests/support/test.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

/** The URL pattern of a call of the endpoint table. */
const patternOf = (call = '') => `**/api${(call.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '*')}*`;

/** Waits for a part of the page, and checks the page, or only what has changed. */
async function expectAccessibleWith(part: Locator, within?: string) {
  await expect(part).toBeVisible();
  await expectAccessible(part.page(), { within });
}

const main = (page: Page) => page.getByRole('main');

test('the public pages and the message after subscribing have no violation', async ({ page }) => {
  await page.goto('/terms?lng=en');
  await expectAccessible(page);
  await page.goto('/nothing-here?lng=en');
  await page.getByRole('button', { name: 'Language' }).click();
  await expectAccessible(page);

  await page.goto('/?lng=en');
  await expectAccessible(page);
  await page.locator('#launch').getByRole('textbox').fill('axe@example.com');
  await page.locator('#launch').getByRole('button').click();
  await expectAccessibleWith(page.getByText('Subscription successful!'), '#launch');
});

test('the login page, the invitation and the page to change a password have no violation, with and without their messages', async ({
  page,
  signIn,
}) => {
  test.slow(); // five states
  const submit = page.getByRole('button', { name: 'Sign in' });
  await page.goto('/dashboard/login');
  await submit.click();
  await expectAccessibleWith(page.getByText('Please enter a valid email address'));
  await page.getByLabel('Email address').fill(administrator.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await submit.click();
  await expectAccessibleWith(page.getByText('That email or password is incorrect'));

  await page.goto('/dashboard/invitation#token');
  await page.getByRole('button').last().click();
  await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  const change = page.getByRole('button', { name: 'Change password' });
  await fulfillWith(page, '**/api/admin/auth/change/password', null);
  await signIn('/dashboard/changePassword');
  await change.click();
  await expectAccessibleWith(page.getByText('Please fill in all fields').first());
  await page.getByRole('textbox', { name: 'Current password' }).fill(administrator.password);
  await page.getByRole('textbox', { name: 'New password' }).fill('Another-Horse-8');
  await change.click();
  await expectAccessibleWith(page.getByText('Your password has been changed'));
});

const noUsers = { data: [], current_page: 1, last_page: 1, total: 0, per_page: 10, from: null, to: null };

/** A screen of each kind that loads, with the empty data of its call and its text. */
const loading = [
  { path: '', ...endpoints.statistics.one, empty: { iosTraffic: 0, androidTraffic: 0 }, text: /^No one uses the app/ },
  { path: '/users', ...endpoints.users.list, empty: noUsers, text: 'No users found.' },
  { path: '/user-detail/1', ...extensions.users.endpoints.users.one, empty: null, text: 'No user data available' },
];

test('no screen has a violation while it loads, after a failure, and without data', async ({ page, signIn }) => {
  test.slow(); // three states of each screen
  await signIn('/dashboard/faq');
  await expectLoaded(page);
  await expectExtended(page); // they replace screens
  for (const { path, call, empty, text } of loading) {
    const url = patternOf(call);
    await refuseWith(page, url, { message: 'Not now' });
    const release = await holdRoute(page, url);
    await openPath(page, `/dashboard${path}`);
    await expectAccessibleWith(main(page).locator('[data-skeleton-row], .MuiSkeleton-root').first(), 'main');

    release();
    const retry = main(page).getByRole('button', { name: /^(Retry|Try Again)$/ });
    await expectAccessibleWith(retry, 'main');

    await page.unroute(url);
    await fulfillWith(page, url, empty);
    await retry.click();
    await expectAccessibleWith(page.getByText(text), 'main');
  }
});

/** A table, segments under tabs, and an accordion. `tests/suite` checks the other lists, by axe in jsdom. */
const kindsOfLists = ['users', 'ticket', 'faq'];

test('no kind of list has a violation; no list is wider than a phone, and its rows stay where they appeared', async ({
  page,
  signIn,
}) => {
  test.slow(); // every list
  for (const { name } of resources) {
    const isChecked = kindsOfLists.includes(name);
    await sumShiftsOfLateRows(page, patternOf(endpointOf(servedEndpoints, name, 'list')?.call));
    await signIn(`/dashboard/${name}`);
    await expectLoaded(page);
    await expectNoLayoutShift(page);
    if (isChecked) await expectAccessible(page);

    await page.setViewportSize(phone);
    await expect(page.getByRole('columnheader')).toHaveCount(0);
    await expectFit(page, name);
    if (isChecked) await expectAccessible(page);
    await page.setViewportSize(desktop);
  }
});

test('no menu, dialog, page or form of a user, an FAQ, a case and a ticket has a violation, nor has the settings menu', async ({
  page,
  signIn,
}) => {
  test.slow(); // some ten checks
  await signIn('/dashboard/users');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await expectAccessibleWith(page.getByRole('menu'));
  await page.getByRole('menuitem', { name: 'View' }).click();
  await expectAccessibleWith(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await main(page).getByRole('link').first().click();
  await expect(page.getByRole('tabpanel', { name: 'Profile' })).toBeVisible();
  await expectLoaded(page);
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Photos \(\d\)$/ }).click();
  const photos = page.getByRole('region', { name: 'Photos' }).getByRole('button');
  await expect(photos.first()).toBeVisible();
  await expectLoaded(page);
  await expectAccessible(page);
  await photos.first().click();
  await expectAccessibleWith(page.getByRole('dialog').getByRole('img'));
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'FAQ' }).click(); // the router asks before it leaves a page that it opened itself
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expectAccessibleWith(page.getByRole('alertdialog'));

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Add Frequently Asked Question' }).click();
  const inputs = page.getByRole('dialog').getByRole('textbox');
  await expect(inputs).toHaveCount(2);
  const errors = { question: 'Not this one', answer: 'Not this one' };
  await refuseWith(page, patternOf(endpoints.faq.create.call), { status: 422, data: { errors }, message: 'Check it' });
  for (const input of await inputs.all()) await input.fill('Half a thought');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not this one')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectAccessibleWith(page.getByRole('alertdialog'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/dashboard\/faq$/); // a step back in the history, which takes its time
  await expect(page.getByRole('dialog')).toBeHidden();

  await openScreen(page, '/dashboard/nowhere');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessibleWith(page.getByRole('button', { name: 'Sign Out' }));

  for (const [path, key] of [
    ['/cases', 'w'],
    ['/ticket', 't'],
  ] as const) {
    await openScreen(page, `/dashboard${path}`);
    await openNext(page, () => main(page).getByRole('link').first().click());
    await page.keyboard.press(key);
    await expect(page.locator('form :focus, section:focus:has(form)')).toHaveCount(1);
    if (path === '/cases') await expect(page.getByText('Message to the person')).toBeVisible();
    await expectAccessible(page);
  }
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the landing page, its menu, statistics and the drawer have no violation and fit the screen, and only Growth loads the chart of lists', async ({
    page,
    signIn,
  }) => {
    test.slow(); // four checks, and five pages
    await page.goto('/');
    await expectAccessible(page, { colours: false }); // as on a desktop
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectAccessible(page, { within: 'header' });

    await signIn('/dashboard/chat');
    await expectLoaded(page);
    await expectFit(page);
    const charts = recordRequests(page, /assets\/(?:dashboard~)?ListChart/);
    await openScreen(page, '/dashboard');
    await expect(page.locator('[data-chart]')).toBeVisible();
    await expectFit(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectAccessibleWith(page.getByRole('button', { name: 'Settings' }));
    expect(charts).toEqual([]);

    await page.getByRole('link', { name: 'Growth' }).click();
    await expect(page.locator('[data-chart] .MuiBarChart-series')).toHaveCount(3);
    await page.getByRole('button', { name: 'Cumulative' }).click();
    await expect(page.locator('[data-chart] .MuiLineChart-line')).toHaveCount(3);
    expect(charts).not.toEqual([]);
    await expectFit(page);
  });
});
