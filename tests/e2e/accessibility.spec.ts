import { resources } from '#admin/resources/resources.ts';
import { endpoints } from '#api/endpoints.ts';
import { languages } from '#i18n/language.ts';
import { expectAccessibleScreens, patternOf, refuse } from '#tests/support/accessibleResource.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expectLoaded } from '#tests/support/expectLoaded.ts';
import { onPhone } from '#tests/support/onPhone.ts';
import { fulfillWith, holdRoute } from '#tests/support/routes.ts';
import { administrator, expect, test } from '#tests/support/test.ts';

test('the landing page and a document have no violation in any language, nor has the page for the press', async ({
  page,
}) => {
  for (const language of languages) {
    for (const path of ['/', '/terms']) {
      await page.goto(`${path}?lng=${language}`);
      await expectAccessible(page, { colours: language === 'en' });
    }
  }
  await page.goto('/press?lng=en');
  await expectAccessible(page);
});

test('an address without a page has no violation, nor has the open picker', async ({ page }) => {
  await page.goto('/nothing-here');
  await expectAccessible(page);
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

test('the login page has no violation, with and without its messages', async ({ page }) => {
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
});

test('the page to change a password has no violation, with and without its messages', async ({ page, signIn }) => {
  const submit = page.getByRole('button', { name: 'Change password' });
  await fulfillWith(page, '**/api/admin/auth/change/password', null);
  await signIn('/dashboard/changePassword');
  await expect(submit).toBeVisible();
  await expectAccessible(page);

  await submit.click();
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Old password' }).fill(administrator.password);
  await page.getByRole('textbox', { name: 'New password' }).fill('Another-Horse-8');
  await submit.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expectAccessible(page);
});

test('statistics have no violation: on their way, failed, without anybody and with a chart', async ({
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

const layouts = resources.map(({ list }) => list.layout);

for (const [index, definition] of resources.entries()) {
  const isFirstOfLayout = layouts.indexOf(definition.list.layout) === index;
  test(`no screen of ${definition.name} has a violation, and its rows stay where they arrive`, async ({
    page,
    signIn,
  }) => {
    test.slow(); // some ten checks of a whole page
    await expectAccessibleScreens(page, definition, { open: signIn, isFirstOfLayout });
  });
}

test('no list of the extensions has a violation, nor have a case, a ticket, and what they ask', async ({
  page,
  signIn,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  const own = ['/', ...resources.map(({ name }) => `/${name}`)];
  await signIn('/dashboard/cases');
  await expect(menu.filter({ hasText: 'Audit log' })).toBeVisible();
  for (const link of await menu.all()) {
    const path = (await link.getAttribute('href'))?.replace('/dashboard', '') || '/';
    if (own.includes(path)) continue;
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/dashboard${path}$`));
    await expectLoaded(page);
    await expectAccessible(page, { colours: false });
  }

  for (const [path, key] of [
    ['/cases', 'w'],
    ['/ticket', 'a'],
  ] as const) {
    await page.goto(`/dashboard${path}`);
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

test('the page of an invitation has no violation, with and without its messages', async ({ page }) => {
  await page.goto('/dashboard/invitation#token');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, { colours: false });
  await page.getByRole('button').last().click();
  await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('a sample conversation has no violation, with and without its ticket', async ({ page, signIn }) => {
  await page.route('**/api/extensions', (route) => route.fulfill({ status: 404 }));
  await signIn('/dashboard/chat');
  await expect(page.getByText('No ticket was chosen.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to Support Tickets' }).click();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Conversation' })).toBeVisible();
  await expectAccessible(page);
});

test('a page that does not exist has no violation, nor do the settings and the question before signing out', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/nowhere');
  await expect(page.getByText('There is no such page.')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the landing page, its open menu and a document have no violation', async ({ page }) => {
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectAccessible(page);
    await page.goto('/terms');
    await expectAccessible(page, { colours: false });
  });

  test('statistics and the opened drawer have no violation', async ({ page, signIn }) => {
    await signIn('/dashboard');
    await expect(page.locator('[data-chart] path').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expectAccessible(page);
  });
});
