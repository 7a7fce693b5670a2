import type { Page } from '@playwright/test';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { endpointOf } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, expectLoaded, fulfillWith, holdRoute } from './test.ts';
import { desktop, phone } from './viewports.ts';

const endpoint = (resource: string, operation: string) => endpointOf(endpoints, resource, operation);
const emptyPage = { data: [], current_page: 1, last_page: 1, total: 0, per_page: 10, from: null, to: null };

/** The URL pattern of a call of the endpoint table, for `page.route`. */
export const patternOf = (call = '') => `**/api${(call.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '*')}*`;

/** Responds with an error of the server. */
export const refuse = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ status: 500, json: { status: false, data: null, message: 'Not now' } }));

const main = (page: Page) => page.getByRole('main');
const rowMenu = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Actions for / })
    .first();
const isOpen = (page: Page, role: 'dialog' | 'alertdialog' | 'menu') => expect(page.getByRole(role)).toBeVisible();
const toAction = (page: Page, action: string) => page.getByRole('menuitem', { name: new RegExp(action, 'i') });

/** The menu of the first row, its detail dialog, and the first confirmation of an action. */
async function expectAccessibleActions(page: Page, { list, detailDialog, actions = {} }: AnyResource) {
  const [asking] = Object.keys(actions).filter((action) => actions[action]?.dialog?.confirm);
  if (list.actions === 'menu') {
    await rowMenu(page).click();
    await isOpen(page, 'menu');
    await expectAccessible(page);
    if (detailDialog) {
      await toAction(page, 'view').click();
      await isOpen(page, 'dialog');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await rowMenu(page).click();
    }
    if (asking) await toAction(page, asking).click();
  } else if (asking) {
    await main(page)
      .getByRole('button', { name: new RegExp(`^${asking} `, 'i') })
      .first()
      .click();
  }
  if (asking) {
    await isOpen(page, 'alertdialog');
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
}

/** A list, as a table and as cards. */
export async function expectAccessibleList(page: Page, options?: Parameters<typeof expectAccessible>[1]) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
  await expectAccessible(page, options);
  await page.setViewportSize(phone);
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await expectAccessible(page, options);
  await page.setViewportSize(desktop);
}

/** A list that loads, that failed, and that is empty. */
async function expectAccessibleListStates(page: Page, { name }: AnyResource) {
  const url = patternOf(endpoint(name, 'list')?.call);
  await refuse(page, url);
  const release = await holdRoute(page, url);
  await page.goto(`/dashboard/${name}`);
  await expect(page.locator('[data-skeleton-row]').first()).toBeVisible();
  await expectAccessible(page);

  release();
  const retry = main(page).getByRole('button', { name: /^(Retry|Try Again)$/ });
  await expect(retry).toBeVisible();
  await expectAccessible(page);

  await page.unroute(url);
  await fulfillWith(page, url, endpoint(name, 'list')?.paged ? emptyPage : []);
  await retry.click();
  await expect(retry).toBeHidden();
  await expectLoaded(page);
  await expectAccessible(page);
  await page.unroute(url);
}

/** A form as it opens, refused by the server, and left with unsaved changes. */
async function expectAccessibleForm(page: Page, { name }: AnyResource) {
  await isOpen(page, 'dialog');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page);

  const url = patternOf(endpoint(name, 'create')?.call);
  const fields = endpoint(name, 'create')?.sends ?? [];
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
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.unroute(url);
}

/** The page of the first row, with each of its tabs and an opened picture. */
async function expectAccessiblePage(page: Page, { detailPage }: AnyResource) {
  await main(page).getByRole('link').first().click();
  const lastDeclared = page.getByRole('tab').nth((detailPage?.tabs?.length ?? 0) - 1); // extensions append tabs
  await expect(lastDeclared).toBeVisible();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expectAccessible(page);
  }
  await lastDeclared.click();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectAccessible(page);
}

/** A record's page that loads, that failed, and that has no record. */
async function expectAccessiblePageStates(page: Page, { name, detailPage }: AnyResource) {
  const url = patternOf(endpoint(name, 'one')?.call);
  await refuse(page, url);
  const release = await holdRoute(page, url);
  await page.goto(`/dashboard${detailPage?.path}/1`);
  await expect(main(page).locator('.MuiSkeleton-root').first()).toBeVisible();
  await expectAccessible(page);

  release();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expectAccessible(page);

  await page.unroute(url);
  await fulfillWith(page, url, null);
  await retry.click();
  await expect(page.getByText('No user data available')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(url);
}

/** Colours, sizes and positions of what a definition shows beside its list. The generated suite checks the structure. */
export async function expectAccessibleScreens(page: Page, definition: AnyResource) {
  const { name, detailPage } = definition;
  await page.goto(`/dashboard/${name}`);
  await expectAccessibleActions(page, definition);
  if (hasForm(definition, 'create') && endpoint(name, 'create')) {
    await page.goto(`/dashboard/${name}/create`);
    await expectAccessibleForm(page, definition);
  }
  if (detailPage) {
    await page.goto(`/dashboard/${name}`);
    await expectAccessiblePage(page, definition);
    await expectAccessiblePageStates(page, definition);
  }
  await expectAccessibleListStates(page, definition);
}
