import { expect, test } from '#tests/support/test.ts';

test('without extensions, closing a ticket asks about Ticket #{id}, then updates the list and both counts, and a toast says so', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' }); // the countdown of a toast is an animation
  await page.route('**/api/extensions', (route) => route.fulfill({ status: 404 }));
  await signIn('/dashboard/ticket');
  const countOf = async (tab: RegExp) =>
    Number(/\((\d+)\)/.exec((await page.getByRole('tab', { name: tab }).textContent()) ?? '')?.[1]);
  await expect(page.getByRole('tab', { name: /^Closed Tickets \(\d+\)$/ })).toBeVisible();
  const [active, closed] = [await countOf(/^Active/), await countOf(/^Closed/)];
  const menu = page.getByRole('button', { name: /^Actions for Ticket #\d+, / }).first();
  const label = (await menu.getAttribute('aria-label')) ?? '';
  const id = /#(\d+)/.exec(label)?.[1];

  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Close']);
  await page.getByRole('menuitem', { name: 'Close' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close Ticket' });
  await expect(dialog).toContainText(`Are you sure you want to close Ticket #${id}?`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const toast = page.locator('.Toastify__toast');
  const countdown = toast.getByRole('progressbar', { includeHidden: true });
  await expect(toast).toContainText('Ticket closed successfully');
  await expect(page.locator('.Toastify__toast-container--top-right')).toBeVisible();
  await expect(countdown).toHaveCSS('animation-duration', '5s');
  await toast.hover();
  await expect(countdown).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await toast.getByRole('button', { name: 'Close notification' }).click();
  await expect(toast).toHaveCount(0);

  await expect(page.getByRole('button', { name: label })).toBeHidden();
  await expect(page.getByRole('tab', { name: `Active Tickets (${active - 1})` })).toBeVisible();
  await expect(page.getByRole('tab', { name: `Closed Tickets (${closed + 1})` })).toBeVisible();
});
