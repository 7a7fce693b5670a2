import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: /^Connect/ });

async function typeFaq(page: Page, question: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question').fill(question);
  await dialog.getByLabel('Answer').fill('Yes.');
  return dialog;
}

// Chromium keeps the state of the network for the tests that follow.
test.afterEach(({ context }) => context.setOffline(false));

const faqList = /\/dashboard\/faq$/;

test('a form stays while the browser is offline, and Retry saves it once after the return', async ({
  page,
  context,
  signIn,
}) => {
  const question = 'Does it work offline?';
  await signIn('/dashboard/faq/create');
  const dialog = await typeFaq(page, question);
  await context.setOffline(true);
  await expect(banner(page)).toHaveText('Connection lost. What you typed stays on this page.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const error = dialog.getByRole('alert');
  await expect(error).toContainText('The server can’t be reached');
  await expect(dialog.getByLabel('Question')).toHaveValue(question);

  await context.setOffline(false);
  await expect(banner(page)).toHaveText('Connected again.');
  await expect(banner(page)).toHaveCount(0);
  await error.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(faqList);
  await expect(page.getByText(question)).toHaveCount(1);
});

test('Retry makes no second record when the server saved the first one and only its response was lost', async ({
  page,
  signIn,
}) => {
  const question = 'Is it saved twice?';
  await signIn('/dashboard/faq/create');
  const dialog = await typeFaq(page, question);
  await page.route(
    '**/api/admin/app/faq/create',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').getByRole('button', { name: 'Retry' }).click();

  await expect(page).toHaveURL(faqList);
  await expect(page.getByText(question)).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(question)).toHaveCount(1);
});
