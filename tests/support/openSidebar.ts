import { expect, type Page } from '@playwright/test';

/** Shows the dashboard's navigation, which waits behind a button on a narrow screen. */
export async function openSidebar(page: Page) {
  const settings = page.getByRole('button', { name: 'Settings' });
  const opener = page.getByRole('button', { name: 'Open menu' });
  await expect(settings.or(opener).filter({ visible: true }).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await expect(settings).toBeVisible();
}
