import type { Page } from '@playwright/test';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { endpointOf } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expectStill, sumShiftsOfLateRows } from './layoutShift.ts';
import { fulfillWith, holdRoute } from './routes.ts';
import { expect } from './test.ts';
import { desktop, phone } from './viewports.ts';

const endpoint = (resource: string, operation: string) => endpointOf(endpoints, resource, operation);
const emptyPage = { data: [], current_page: 1, last_page: 1, total: 0, per_page: 10, from: null, to: null };

/** What `page.route` takes for a call of the endpoint table. */
export const patternOf = (call = '') => `**/api${(call.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '*')}*`;

/** Answers with an error of the server. */
export const refuse = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ status: 500, json: { status: false, data: null, message: 'Not now' } }));

const main = (page: Page) => page.getByRole('main');
const rowMenu = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Actions for / })
    .first();
const isOpen = (page: Page, role: 'dialog' | 'alertdialog' | 'menu') => expect(page.getByRole(role)).toBeVisible();
const toAction = (page: Page, action: string) => page.getByRole('menuitem', { name: new RegExp(action, 'i') });

type Look = {
  /** Whether the colours of what all resources show alike are looked at: menus, questions, lists without rows. */
  colours: boolean;
};

/** The question of an action of the first row; whether the menu of the row offers it there. */
async function expectAccessibleQuestion(page: Page, action: string, { colours }: Look) {
  await rowMenu(page).click();
  await isOpen(page, 'menu');
  const isOffered = (await toAction(page, action).count()) > 0;
  if (isOffered) {
    await toAction(page, action).click();
    await isOpen(page, 'alertdialog');
    await expectAccessible(page, { colours });
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  return isOffered;
}

/** The dialog that shows the first row. */
async function expectAccessibleDetails(page: Page) {
  await rowMenu(page).click();
  await toAction(page, 'view').click();
  await isOpen(page, 'dialog');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The list as a table and as cards with, where it has them, the menu of a row and what that opens; tells which actions asked. */
async function expectAccessibleRows(page: Page, { list, detailDialog, actions = {} }: AnyResource, look: Look) {
  await expectLoaded(page);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await expectAccessible(page, { colours: false });
  await page.setViewportSize(desktop);
  await expectLoaded(page);
  const asking = Object.keys(actions).filter((action) => actions[action]?.confirm);
  if (list.actions === 'menu') {
    await rowMenu(page).click();
    await isOpen(page, 'menu');
    await expectAccessible(page, look);
    await page.keyboard.press('Escape');
    if (detailDialog) await expectAccessibleDetails(page);
    const asked: string[] = [];
    for (const action of asking) if (await expectAccessibleQuestion(page, action, look)) asked.push(action);
    return asked;
  }
  for (const action of asking) {
    const name = new RegExp(`^${action} `, 'i');
    await main(page).getByRole('button', { name }).first().click();
    await isOpen(page, 'alertdialog');
    await expectAccessible(page, look);
    await page.keyboard.press('Escape');
  }
  return asking;
}

/** Rows that stay where they arrived, those of every segment, every question that an action asks, and a search without a match. */
async function expectAccessibleList(page: Page, definition: AnyResource, look: Look) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
  await expectStill(page);
  const asked = await expectAccessibleRows(page, definition, look);
  for (const tab of await page.getByRole('tab', { selected: false }).all()) {
    await tab.click();
    asked.push(...(await expectAccessibleRows(page, definition, { colours: false })));
  }
  const asking = Object.entries(definition.actions ?? {}).flatMap(([action, { confirm }]) => (confirm ? action : []));
  expect(asked.sort()).toEqual(asking.sort());
  if (definition.list.search) {
    await page.getByRole('searchbox').fill('nobody at all');
    await expect(rowMenu(page)).toHaveCount(0);
    await expectAccessible(page, look);
  }
}

/** A list on its way, one that failed, and one without rows. */
async function expectAccessibleListStates(page: Page, { name }: AnyResource, look: Look) {
  const url = patternOf(endpoint(name, 'list')?.call);
  await refuse(page, url);
  const release = await holdRoute(page, url);
  await page.goto(`/dashboard/${name}`);
  await expect(page.locator('[data-skeleton-row]').first()).toBeVisible();
  await expectAccessible(page, look);

  release();
  const retry = main(page).getByRole('button', { name: /^(Retry|Try Again)$/ });
  await expect(retry).toBeVisible();
  await expectAccessible(page, look);

  await page.unroute(url);
  await fulfillWith(page, url, endpoint(name, 'list')?.paged ? emptyPage : []);
  await retry.click();
  await expect(retry).toBeHidden();
  await expectLoaded(page);
  await expectAccessible(page, look);
  await page.unroute(url);
}

/** A form as it opens, refused by the server, and left with what was typed. */
async function expectAccessibleForm(
  page: Page,
  { name }: AnyResource,
  operation: 'create' | 'update',
  { colours }: Look = { colours: true },
) {
  await isOpen(page, 'dialog');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, { colours });
  await page.setViewportSize(phone);
  await expectAccessible(page, { colours: false });

  const url = patternOf(endpoint(name, operation)?.call);
  const fields = endpoint(name, operation)?.sends ?? [];
  const errors = Object.fromEntries(fields.map((field) => [field, 'Not this one']));
  await page.route(url, (route) =>
    route.fulfill({ status: 422, json: { status: false, data: { errors }, message: 'Please check the form' } }),
  );
  for (const field of await page.getByRole('dialog').getByRole('textbox').all()) await field.fill('Half a thought');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not this one').first()).toBeVisible();
  await expectAccessible(page, { colours });

  await page.keyboard.press('Escape');
  await isOpen(page, 'alertdialog');
  await expectAccessible(page, { colours });
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.unroute(url);
  await page.setViewportSize(desktop);
}

/** The page of the first row, with each of its tabs and an opened picture. */
async function expectAccessiblePage(page: Page, { detailPage }: AnyResource) {
  await main(page).getByRole('link').first().click();
  const lastDeclared = page.getByRole('tab').nth((detailPage?.tabs?.length ?? 0) - 1); // extensions add theirs behind it
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

/** A record's page on its way, one that failed, and one without anything. */
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

type Visit = Look & {
  /** Whether its list is the first of its layout, of which all lists on their way, failed or without rows look alike. */
  isFirstOfLayout: boolean;
  /** Opens the dashboard at a path. */
  open: (path: string) => Promise<void>;
};

/** Every screen, dialog and state that a definition makes, one after another from its list on. */
export async function expectAccessibleScreens(
  page: Page,
  definition: AnyResource,
  { open, isFirstOfLayout, ...look }: Visit,
) {
  const { name, detailPage } = definition;
  await sumShiftsOfLateRows(page, patternOf(endpoint(name, 'list')?.call));
  await open(`/dashboard/${name}`);
  const has = (operation: 'create' | 'update') => hasForm(definition, operation) && endpoint(name, operation);
  await expectAccessibleList(page, definition, look);
  if (has('create')) {
    await page.goto(`/dashboard/${name}/create`);
    await expectAccessibleForm(page, definition, 'create');
  }
  if (has('update')) {
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await expectAccessibleForm(page, definition, 'update', { colours: !has('create') }); // the same fields as there
  }
  if (detailPage) {
    await page.goto(`/dashboard/${name}`);
    await expectAccessiblePage(page, definition);
    await expectAccessiblePageStates(page, definition);
  }
  if (isFirstOfLayout) await expectAccessibleListStates(page, definition, look);
}
