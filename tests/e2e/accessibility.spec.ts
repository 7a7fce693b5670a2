import type { Page } from '@playwright/test';
import { hasForm } from '#admin/record/fieldsOn.ts';
import { resources } from '#admin/resources/resources.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { endpointOf } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expectLoaded } from '#tests/support/expectLoaded.ts';
import { fulfillWith, holdRoute } from '#tests/support/routes.ts';
import { isServed } from '#tests/support/servedEndpoints.ts';
import { administrator, expect, test } from '#tests/support/test.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

const endpoint = (resource: string, operation: string) => endpointOf(endpoints, resource, operation);
const supports = (resource: string, operation: string) => endpoint(resource, operation) !== undefined;
const emptyPage = { data: [], current_page: 1, last_page: 1, total: 0, per_page: 10, from: null, to: null };

const patternOf = (call = '') => `**/api${(call.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '*')}*`;
const listOf = ({ name }: AnyResource) => patternOf(endpoint(name, 'list')?.call);
const isFetched = ({ name }: AnyResource) => supports(name, 'list');

const refuse = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ status: 500, json: { status: false, data: null, message: 'Not now' } }));

const main = (page: Page) => page.getByRole('main');
const rowMenu = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Actions for / })
    .first();
const isOpen = (page: Page, role: 'dialog' | 'alertdialog' | 'menu') => expect(page.getByRole(role)).toBeVisible();

const toAction = (page: Page, action: string) => page.getByRole('menuitem', { name: new RegExp(action, 'i') });

/** The dialog of an action of the first row; whether the menu of the row offers it there. */
async function expectAccessibleDialog(page: Page, action: string, role: 'dialog' | 'alertdialog') {
  await rowMenu(page).click();
  await isOpen(page, 'menu');
  const isOffered = (await toAction(page, action).count()) > 0;
  if (isOffered) {
    await toAction(page, action).click();
    await isOpen(page, role);
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toBeHidden();
  return isOffered;
}

/** The list as a table and as cards with, where it has them, the menu of a row and what that opens; tells which actions asked. */
async function expectAccessibleRows(page: Page, { list, detailDialog, actions = {} }: AnyResource) {
  await expectLoaded(page);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await expectLoaded(page);
  const asking = Object.keys(actions).filter((action) => actions[action]?.confirm);
  if (list.actions === 'menu') {
    await rowMenu(page).click();
    await isOpen(page, 'menu');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    if (detailDialog) expect(await expectAccessibleDialog(page, 'view', 'dialog')).toBe(true);
    const asked: string[] = [];
    for (const action of asking) if (await expectAccessibleDialog(page, action, 'alertdialog')) asked.push(action);
    return asked;
  }
  for (const action of asking) {
    const name = new RegExp(`^${action} `, 'i');
    await main(page).getByRole('button', { name }).first().click();
    await isOpen(page, 'alertdialog');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  return asking;
}

/** The rows of every segment, every question that an action asks, and a search without a match. */
async function expectAccessibleList(page: Page, definition: AnyResource) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = await expectAccessibleRows(page, definition);
  for (const tab of await page.getByRole('tab', { selected: false }).all()) {
    await tab.click();
    asked.push(...(await expectAccessibleRows(page, definition)));
  }
  const asking = Object.entries(definition.actions ?? {}).flatMap(([action, { confirm }]) => (confirm ? action : []));
  expect(asked.sort()).toEqual(asking.sort());
  if (definition.list.search) {
    await page.getByRole('searchbox').fill('nobody at all');
    await expect(rowMenu(page)).toHaveCount(0);
    await expectAccessible(page);
  }
}

/** A list on its way, one that failed, and one without rows. */
async function expectAccessibleStates(page: Page, definition: AnyResource, show: () => Promise<void>) {
  const url = listOf(definition);
  await refuse(page, url);
  const release = await holdRoute(page, url);
  await show();
  await expect(page.locator('[data-skeleton-row]').first()).toBeVisible();
  await expectAccessible(page);

  release();
  const retry = main(page).getByRole('button', { name: /^(Retry|Try Again)$/ });
  await expect(retry).toBeVisible();
  await expectAccessible(page);

  await page.unroute(url);
  await fulfillWith(page, url, endpoint(definition.name, 'list')?.paged ? emptyPage : []);
  await retry.click();
  await expect(retry).toBeHidden();
  await expectLoaded(page);
  await expectAccessible(page);
}

/** A form as it opens, refused by the server, and left with what was typed. */
async function expectAccessibleForm(page: Page, { name }: AnyResource, operation: 'create' | 'update') {
  await isOpen(page, 'dialog');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);

  const url = patternOf(endpoint(name, operation)?.call);
  const fields = endpoint(name, operation)?.sends ?? [];
  const errors = Object.fromEntries(fields.map((field) => [field, 'Not this one']));
  await page.route(url, (route) =>
    route.fulfill({ status: 422, json: { status: false, data: { errors }, message: 'Please check the form' } }),
  );
  for (const field of await page.getByRole('dialog').getByRole('textbox').all()) await field.fill('Half a thought');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not this one').first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await isOpen(page, 'alertdialog');
  await expectAccessible(page);
}

for (const language of ['en', 'es', 'ko', 'hi']) {
  for (const path of ['/', '/terms']) {
    test(`${path} in ${language} has no violation`, async ({ page }) => {
      await page.goto(`${path}?lng=${language}`);
      await expectAccessible(page);
    });
  }
}

test('an address without a page has no violation', async ({ page }) => {
  await page.goto('/nothing-here');
  await expectAccessible(page);
});

test('the open picker has no violation', async ({ page }) => {
  await page.goto('/');
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
  await expect(main(page).locator('.MuiSkeleton-root').first()).toBeVisible();
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

for (const definition of resources.filter(({ name }) => isServed(name))) {
  const { name, detailPage } = definition;

  test(`the list of ${name} has no violation, nor do its cards, menu, dialogs and search`, async ({ page, signIn }) => {
    await signIn(`/dashboard/${name}`);
    await expectAccessibleList(page, definition);
  });

  if (isFetched(definition)) {
    test(`the list of ${name} has no violation on its way, failed or empty`, async ({ page, signIn }) => {
      await expectAccessibleStates(page, definition, () => signIn(`/dashboard/${name}`));
    });
  }

  if (hasForm(definition, 'create') && supports(name, 'create')) {
    test(`the form that adds to ${name} has no violation, refused or left`, async ({ page, signIn }) => {
      await signIn(`/dashboard/${name}/create`);
      await expectAccessibleForm(page, definition, 'create');
    });
  }

  if (hasForm(definition, 'update') && supports(name, 'update')) {
    test(`the form that edits one of ${name} has no violation, refused or left`, async ({ page, signIn }) => {
      await signIn(`/dashboard/${name}`);
      await page
        .getByRole('link', { name: /^Edit / })
        .first()
        .click();
      await expectAccessibleForm(page, definition, 'update');
    });
  }

  if (detailPage) {
    test(`the page of one of ${name} has no violation in any tab or opened picture`, async ({ page, signIn }) => {
      await signIn(`/dashboard/${name}`);
      await main(page).getByRole('link').first().click();
      await expect(page.getByRole('tab')).toHaveCount(detailPage.tabs?.length ?? 0);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectAccessible(page);
      }
      await page.getByRole('tabpanel').getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await expectAccessible(page);
    });

    test(`the page of one of ${name} has no violation on its way, failed or without anything`, async ({
      page,
      signIn,
    }) => {
      const url = patternOf(endpoint(name, 'one')?.call);
      await refuse(page, url);
      const release = await holdRoute(page, url);
      await signIn(`/dashboard${detailPage.path}/1`);
      await expect(main(page).locator('.MuiSkeleton-root').first()).toBeVisible();
      await expectAccessible(page);
      release();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expectAccessible(page);

      await page.unroute(url);
      await fulfillWith(page, url, null);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('No user data available')).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test('a conversation has no violation, with and without its ticket', async ({ page, signIn }) => {
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
  await isOpen(page, 'alertdialog');
  await expectAccessible(page);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the landing page and its open menu have no violation', async ({ page }) => {
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectAccessible(page);
  });

  test('a document has no violation', async ({ page }) => {
    await page.goto('/terms');
    await expectAccessible(page);
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
