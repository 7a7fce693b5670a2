import { expect, test } from '#tests/support/test.ts';

const actions = { name: /^Actions for Ticket #\d+, / };

test('closing a ticket asks about Ticket #{id}, then updates the list and both counts', async ({ page, signIn }) => {
  await signIn('/dashboard/ticket');
  const countOf = async (tab: RegExp) =>
    Number(/\((\d+)\)/.exec((await page.getByRole('tab', { name: tab }).textContent()) ?? '')?.[1]);
  await expect(page.getByRole('tab', { name: /^Closed Tickets \(\d+\)$/ })).toBeVisible();
  const [active, closed] = [await countOf(/^Active/), await countOf(/^Closed/)];
  const menu = page.getByRole('button', actions).first();
  const label = (await menu.getAttribute('aria-label')) ?? '';
  const id = /#(\d+)/.exec(label)?.[1];

  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'View',
    'Answer',
    'Add a note',
    'Take on',
    'Close',
    'Export data',
  ]);
  await page.getByRole('menuitem', { name: 'Close' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close Ticket' });
  await expect(dialog).toContainText(`Are you sure you want to close Ticket #${id}?`);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: label })).toBeHidden();
  await expect(page.getByRole('tab', { name: `Active Tickets (${active - 1})` })).toBeVisible();
  await expect(page.getByRole('tab', { name: `Closed Tickets (${closed + 1})` })).toBeVisible();
});
