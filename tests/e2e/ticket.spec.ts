import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expect, test } from '#tests/support/test.ts';

const lists = '**/api/admin/ticket/list/**';
const firstMenu = { name: /^Actions for Ticket #\d+, / };

test('tickets are in two tabs, Active Tickets (count) and Closed Tickets (count), and the tab lives in the address', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/ticket');
  await expect(page.getByRole('heading', { name: 'Support Tickets' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Active Tickets \(\d+\)$/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('button', firstMenu)).toHaveCount(10);
  await expectAccessible(page);

  await page.getByRole('tab', { name: /^Closed Tickets \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/ticket\?state=closed$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Closed Tickets/ })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Active Tickets/ })).toHaveAttribute('aria-selected', 'true');
});

test('a ticket is shown with its user, message, date and time', async ({ page, signIn }) => {
  const ticket = {
    id: 7,
    user: { name: 'Ada Lovelace', email: 'ada@example.com' },
    message: 'Help\nme',
    time: 1754236800,
  };
  const answer = { data: [ticket], current_page: 1, last_page: 1, total: 1, per_page: 10, from: 1, to: 1 };
  await page.route(lists, (route) => route.fulfill({ json: { status: true, data: answer, message: '' } }));
  await signIn('/dashboard/ticket');

  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Ada Lovelace');
  await expect(panel).toContainText('ada@example.com');
  await expect(panel).toContainText('Help');
  await expect(panel.locator('time')).toHaveAttribute('datetime', '2025-08-03T16:00:00.000Z');
  await expect(panel).toContainText(/\d\d-08-2025 \d\d:\d\d [AP]M/);
});

test('5 skeleton rows stand for tickets that are on their way', async ({ page, signIn }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(lists, async (route) => {
    await held;
    await route.continue();
  });
  await signIn('/dashboard/ticket');

  await expect(page.locator('[data-skeleton-row]')).toHaveCount(5);
  answer();
  await expect(page.locator('[data-skeleton-row]')).toHaveCount(0);
});

test('closing a ticket asks about Ticket #{id}; then the list and both counts follow', async ({ page, signIn }) => {
  await signIn('/dashboard/ticket');
  const countOf = async (tab: RegExp) =>
    Number(/\((\d+)\)/.exec((await page.getByRole('tab', { name: tab }).textContent()) ?? '')?.[1]);
  await expect(page.getByRole('tab', { name: /^Closed Tickets \(\d+\)$/ })).toBeVisible();
  const [active, closed] = [await countOf(/^Active/), await countOf(/^Closed/)];
  const menu = page.getByRole('button', firstMenu).first();
  const label = (await menu.getAttribute('aria-label')) ?? '';
  const id = /#(\d+)/.exec(label)?.[1];

  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Close']);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Close' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close Ticket' });
  await expect(dialog).toContainText(`Are you sure you want to close Ticket #${id}?`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: label })).toBeHidden();
  await expect(page.getByRole('tab', { name: `Active Tickets (${active - 1})` })).toBeVisible();
  await expect(page.getByRole('tab', { name: `Closed Tickets (${closed + 1})` })).toBeVisible();
});

test('a ticket that cannot be closed says so, and the dialog stays', async ({ page, signIn }) => {
  await page.route('**/api/admin/ticket/close/*', (route) =>
    route.fulfill({ status: 500, json: { status: false, data: null, message: '' } }),
  );
  await signIn('/dashboard/ticket');
  await page.getByRole('button', firstMenu).first().click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();

  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('Failed to close ticket');
});

test('deleting a closed ticket asks, says it cannot be undone, and makes no call', async ({ page, signIn }) => {
  await signIn('/dashboard/ticket?state=closed');
  const menu = page.getByRole('button', firstMenu).first();
  const label = (await menu.getAttribute('aria-label')) ?? '';
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Delete']);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Ticket' });
  await expect(dialog).toContainText(
    `Are you sure you want to delete Ticket #${/#(\d+)/.exec(label)?.[1]}? This action cannot be undone.`,
  );
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await dialog.getByRole('button', { name: 'Delete' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: label })).toBeFocused();
  expect(calls).toEqual([]);
});

test('View opens the conversation with the ticket as navigation state', async ({ page, signIn }) => {
  await signIn('/dashboard/ticket');
  const menu = page.getByRole('button', firstMenu).first();
  const id = Number(/#(\d+)/.exec((await menu.getAttribute('aria-label')) ?? '')?.[1]);
  await menu.click();
  await page.getByRole('menuitem', { name: 'View' }).click();

  await expect(page).toHaveURL(/\/dashboard\/chat$/);
  expect(await page.evaluate(() => history.state.usr.ticket.id)).toBe(id);
});

const pageOf = (page: number, total: number) => ({
  data: total ? [{ id: page, user: { name: 'Ada', email: 'ada@example.com' }, message: 'Help', time: 1754236800 }] : [],
  current_page: page,
  last_page: Math.max(1, total),
  total,
  per_page: 1,
  from: total ? page : null,
  to: total ? page : null,
});

test('pages are offered with an ellipsis, two each side of the current one', async ({ page, signIn }) => {
  await page.route(lists, (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    return route.fulfill({ json: { status: true, data: pageOf(number, 20), message: '' } });
  });
  await signIn('/dashboard/ticket?page=10');
  const pages = page.getByRole('navigation', { name: 'Pages' });

  await expect(pages).toHaveText('Previous1…89101112…20Next');
  await expect(pages.getByRole('button', { name: '10' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('button', { name: '12' }).click();
  await expect(page).toHaveURL(/\?page=12$/);
  await expect(pages).toHaveText('Previous1…1011121314…20Next');
});

test('without tickets it says No active tickets found. or No closed tickets found.', async ({ page, signIn }) => {
  await page.route(lists, (route) => route.fulfill({ json: { status: true, data: pageOf(1, 0), message: '' } }));
  await signIn('/dashboard/ticket');

  await expect(page.getByText('No active tickets found.')).toBeVisible();
  await page.getByRole('tab', { name: 'Closed Tickets (0)' }).click();
  await expect(page.getByText('No closed tickets found.')).toBeVisible();
});

test('tickets that cannot be fetched say why, in the server’s words where it has some, and Retry works', async ({
  page,
  signIn,
}) => {
  await page.route(lists, (route) =>
    route.fulfill({ status: 500, json: { status: false, data: null, message: 'The desk is closed' } }),
  );
  await signIn('/dashboard/ticket');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch tickets');
  await expect(page.getByRole('alert')).toContainText('The desk is closed');
  await expectAccessible(page);

  await page.unroute(lists);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', firstMenu).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Active Tickets \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Closed Tickets \(\d+\)$/ })).toBeVisible();
});
