import { test as base, expect } from '@playwright/test';
import { startFestival } from '#tests/festival/page/startFestival.ts';
import { png } from '#tests/support/images.ts';

type Festival = Awaited<ReturnType<typeof startFestival>>;

/** Another product on the same generators: its own office, API, words and page. One worker builds it for all tests. */
const test = base.extend<object, { festival: Festival }>({
  festival: [
    async ({}, use) => {
      const festival = await startFestival();
      await use(festival);
      festival.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ festival }, use) => use(festival.url),
});

test.describe.configure({ mode: 'default' });

test('an event with a picture, a choice, an amount and a host is made, refused at its field, and made', async ({
  page,
}) => {
  await page.goto('/events');
  await page.getByRole('link', { name: 'Add Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await dialog.getByLabel(/^Name/).fill('Dawn chorus');
  await dialog.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Dinner' }).click();
  await dialog.getByLabel(/^Price/).fill('12.5');
  await dialog.getByLabel(/^Day/).fill('2027-05-01');
  await dialog.getByRole('combobox', { name: 'Host' }).fill('Saga');
  await page.getByRole('option', { name: /Saga Lindholm/ }).click();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(dialog.getByLabel(/^Name/)).toHaveAccessibleDescription('There is an event of that name');
  await dialog.getByLabel(/^Name/).fill('Breakfast with birds');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('In the programme')).toBeVisible();
  const row = page.getByRole('row', { name: /Breakfast with birds/ });
  await expect(row).toContainText('€12.50');
  await expect(row).toContainText('Dinner');
  await row.getByRole('link', { name: 'Saga Lindholm' }).click();
  await expect(page).toHaveURL(/\/members\/M-003/);
  await expect(page.getByRole('link', { name: 'saga.lindholm@lanterns.example' })).toBeVisible();
});

test('a field is asked for only while another says so', async ({ page }) => {
  await page.goto('/events/create');
  const dialog = page.getByRole('dialog', { name: 'Add Event' });
  await expect(dialog.getByLabel(/^Reason/)).toBeHidden();
  await dialog.getByRole('checkbox', { name: 'Open to all' }).uncheck();
  await expect(dialog.getByLabel(/^Reason/)).toBeVisible();
});

test('an action asks for a reason, and its row moves to another segment', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Actions for How bridges sing' }).click();
  await page.getByRole('menuitem', { name: 'Call off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What guests are told').fill('The bridge is closed');
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await expect(page.getByText('Everyone with a ticket has been told')).toBeVisible();
  await page.getByRole('tab', { name: /Called off/ }).click();
  await expect(page.getByRole('row', { name: /How bridges sing/ })).toBeVisible();
});
