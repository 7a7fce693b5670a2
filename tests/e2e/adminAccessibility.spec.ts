import type { Page } from '@playwright/test';
import { resources } from '#admin/resources/resources.ts';
import { endpoints } from '#api/endpoints.ts';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { openSidebar } from '#tests/support/openSidebar.ts';
import { expect, test } from '#tests/support/test.ts';

const rowMenus = /^Actions for /;
const creatable = Object.entries(endpoints).flatMap(([name, operations]) => ('create' in operations ? [name] : []));
const arrived = (page: Page) => expect(page.locator('[data-skeleton-row]')).toHaveCount(0);

test('the login page has no violation, with and without its messages', async ({ page }) => {
  await page.goto('/dashboard/login');
  await expectAccessible(page);
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: /sign in|log in/i }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page);
});

test('the page to change a password has no violation, with and without its message', async ({ page }) => {
  await page.goto('/dashboard/changePassword');
  await expectAccessible(page);
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expectAccessible(page);
});

for (const { name, list, form, detailDialog: detail, detailPage: ownPage, rowActions = {} } of resources) {
  test(`the list of ${name} has no violation, nor do its menu and dialogs`, async ({ page, signIn }) => {
    await signIn(`/dashboard/${name}`);
    await arrived(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);

    if (list.actions === 'menu') {
      await page.getByRole('main').getByRole('button', { name: rowMenus }).first().click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    if (creatable.includes(name)) {
      await page.goto(`/dashboard/${name}/create`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    }
  });

  if (form) {
    test(`the form that edits one of ${name} has no violation`, async ({ page, signIn }) => {
      await signIn(`/dashboard/${name}`);
      await page
        .getByRole('link', { name: /^Edit / })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  if (detail) {
    test(`the details of one of ${name} have no violation`, async ({ page, signIn }) => {
      await signIn(`/dashboard/${name}`);
      await page.getByRole('main').getByRole('button', { name: rowMenus }).first().click();
      await page.getByRole('menuitem', { name: 'View' }).click();
      await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  if (ownPage) {
    test(`the page of one of ${name} has no violation in any tab`, async ({ page, signIn }) => {
      await signIn(`/dashboard/${name}`);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('tab')).toHaveCount(ownPage.tabs.length);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectAccessible(page);
      }
    });
  }

  for (const [action, { confirm, when }] of Object.entries(rowActions)) {
    if (!confirm) continue;
    test(`the question before ${action} in ${name} has no violation`, async ({ page, signIn }) => {
      await signIn(`/dashboard/${name}${list.segments && when ? `?${list.segments.filter}=${when}` : ''}`);
      const started = list.actions === 'menu' ? rowMenus : new RegExp(`^${action} `, 'i');
      await page.getByRole('main').getByRole('button', { name: started }).first().click();
      if (list.actions === 'menu') await page.getByRole('menuitem', { name: new RegExp(action, 'i') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test('statistics and a page that does not exist have no violation', async ({ page, signIn }) => {
  await signIn('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/nowhere');
  await expect(page.getByText('There is no such page.')).toBeVisible();
  await expectAccessible(page);
});

test('a form with unsaved changes and its question have no violation', async ({ page, signIn }) => {
  await signIn('/dashboard/faq/create');
  await page.getByRole('textbox', { name: 'Question' }).fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('the navigation, its settings and the question before signing out have no violation', async ({ page, signIn }) => {
  await signIn('/dashboard/faq');
  await openSidebar(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('an error box and an empty list have no violation', async ({ page, signIn }) => {
  await page.route('**/api/admin/user/list*', (route) => route.abort());
  await signIn('/dashboard/users');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/admin/user/list*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByPlaceholder('Search by name or email...').fill('nobody at all');
  await expect(page.getByText('No users found matching your search.')).toBeVisible();
  await expectAccessible(page);
});
