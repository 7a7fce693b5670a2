import { extensions } from '#api/extensions/endpoints.ts';
import type { TicketDetail, TicketMessage } from '#api/extensions/wire.ts';
import { contact } from '#api/publicEndpoints.ts';
import { expect, expectLoaded, openAfterSignIn, openNext, test } from '#tests/support/test.ts';

test('ten tickets are answered with a saved reply and closed, with at most five keys each', async ({
  page,
  signIn,
  loadRows,
}) => {
  test.slow();
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  const idOnPage = () => Number(/ticket-detail\/(\d+)/.exec(page.url())?.[1]);
  const box = page.getByRole('region', { name: 'Reply', exact: true }).getByRole('textbox');
  const warning = page.getByText(/^If this is the right language/);
  const answered: number[] = [];

  await signIn('/dashboard/ticket');
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  await openNext(page, () => page.keyboard.press('n'));
  for (let n = 0; n < 10; n += 1) {
    await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible();
    await expect(box).toHaveValue('');
    const id = idOnPage();
    answered.push(id);
    pressed = 0;
    await press('s');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('combobox', { expanded: true })).toBeFocused();
    await press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.type('which phone you use');
    await openNext(page, async () => {
      await press('Control+Shift+Enter');
      await expect.poll(async () => idOnPage() !== id || (await warning.isVisible())).toBe(true);
      if (idOnPage() === id) await press('Control+Shift+Enter'); // the ticket is in a language without saved replies
    });
    expect(pressed).toBeLessThanOrEqual(5);
  }

  expect(new Set(answered).size).toBe(10);
  await page.goto('/'); // sends the last reply, which can be undone for five seconds
  const closed = async () => {
    const rows = await loadRows<TicketDetail>('admin/conversation/ticket/list?waits_for=nobody');
    return rows.map(({ id }) => id);
  };
  await expect.poll(closed).toEqual(expect.arrayContaining(answered));
  for (const id of answered) {
    const messages = await loadRows<TicketMessage>(`admin/conversation/message/list?ticket=${id}`);
    expect(messages.at(-1)).toMatchObject({ author: 'support', text: expect.stringContaining('which phone you use') });
  }
});

test('a message that comes while the page is open appears, and what is being typed stays', async ({
  page,
  signIn,
  call,
}) => {
  await page.clock.install();
  await signIn('/dashboard/ticket');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log.getByRole('listitem').first()).toBeVisible();
  const box = page.getByRole('region', { name: 'Reply', exact: true }).getByRole('textbox');
  await box.pressSequentially('Half a sen');

  const id = /ticket-detail\/(\d+)/.exec(page.url())?.[1];
  await call(extensions.conversation.endpoints.ticket.note, { id, text: 'I know her.' });
  await page.clock.fastForward(16_000);
  await expect(log.getByRole('listitem').last()).toContainText('I know her.');
  await expect(log.getByRole('listitem').last()).toBeInViewport();
  await page.keyboard.type('tence');
  await expect(box).toHaveValue('Half a sentence');
});

test('the warning that the contact form verifies no one is not cut off', async ({ page, signIn, call, loadRows }) => {
  const email = 'noor.visitor@example.com';
  await call(contact.create, { name: 'Noor', email, message: 'When do you launch?', leave_blank: '' });
  const [row] = await loadRows<TicketDetail>(`admin/conversation/ticket/list?waits_for=us&q=${email}`);
  await signIn(`/dashboard/ticket-detail/${row?.id}`);
  await expectLoaded(page);
  const label = page.getByText('Contact form, unverified');

  await expect(label).toBeInViewport();
  expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('Escape leaves a reply with its text, and the next ticket opens by its key', async ({ page, signIn }) => {
  await signIn('/dashboard/ticket');
  await openNext(page, () => page.getByRole('tabpanel').getByRole('link').first().click());
  const panel = page.getByRole('region', { name: 'Reply', exact: true });
  const box = panel.getByRole('textbox');
  await page.keyboard.press('a');
  await expect(box).toBeFocused();
  await page.keyboard.type('n and s are letters here');
  await page.keyboard.press('Escape');
  await expect(panel).toBeFocused();
  await expect(box).toHaveValue('n and s are letters here');

  const url = page.url();
  await openNext(page, () => page.keyboard.press('n'));
  await expect(page).not.toHaveURL(url);
});

test('Undo of a reply that closed its ticket opens the ticket with the text', async ({ page }) => {
  await openAfterSignIn(page, '/dashboard/ticket'); // drafts belong to an administrator
  await page.getByRole('tabpanel').getByRole('link').first().click();
  const box = page.getByRole('region', { name: 'Reply', exact: true }).getByRole('textbox');
  await box.fill('Not yet');
  const url = page.url();
  await openNext(page, () => page.keyboard.press('Control+Shift+Enter'));
  await expect(page).not.toHaveURL(url);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(url);
  await expect(box).toHaveValue('Not yet');
  await expect(page.getByText(/^Restore your draft/)).toHaveCount(0);
});

test('without extensions, closing a ticket updates the list and both counts, and a toast says so for five seconds', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' }); // the countdown of a toast is an animation
  await page.route('**/api/extensions', (route) => route.fulfill({ status: 404 }));
  await signIn('/dashboard/ticket');
  const countOf = async (tab: string) => {
    const counted = page.getByRole('tab', { name: new RegExp(`^${tab} \\(\\d+\\)$`) }); // until then it has an ellipsis
    return Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0]);
  };
  const [active, closed] = [await countOf('Active Tickets'), await countOf('Closed Tickets')];
  const menu = page.getByRole('button', { name: /^Actions for Ticket #\d+, / }).first();
  const label = (await menu.getAttribute('aria-label')) ?? '';

  await menu.click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close Ticket' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const toast = page.locator('.Toastify__toast');
  const countdown = toast.getByRole('progressbar', { includeHidden: true });
  await toast.hover(); // else it may disappear before the last step
  await expect(toast).toContainText('Ticket closed successfully');
  await expect(page.locator('.Toastify__toast-container--top-right')).toBeVisible();
  await expect(countdown).toHaveCSS('animation-duration', '5s');
  await expect(countdown).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await toast.getByRole('button', { name: 'Close notification' }).click();
  await expect(toast).toHaveCount(0);

  await expect(page.getByRole('button', { name: label })).toBeHidden();
  await expect(page.getByRole('tab', { name: `Active Tickets (${active - 1})` })).toBeVisible();
  await expect(page.getByRole('tab', { name: `Closed Tickets (${closed + 1})` })).toBeVisible();
});
