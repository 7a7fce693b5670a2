import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expect, test } from '#tests/support/test.ts';

const ticket = {
  id: 7,
  user: { name: 'Ada Lovelace', email: 'ada@example.com' },
  message: 'My photos\nare gone',
  time: 1754236800,
};
const answer = { data: [ticket], current_page: 1, last_page: 1, total: 1, per_page: 10, from: 1, to: 1 };

test('ticket conversation, ticket passed as navigation state; the content shown is static sample and says so', async ({
  page,
  signIn,
}) => {
  await page.route('**/api/admin/ticket/list/**', (route) =>
    route.fulfill({ json: { status: true, data: answer, message: '' } }),
  );
  await signIn('/dashboard/ticket');
  const calls: string[] = [];
  await page.getByRole('link', { name: 'Ada Lovelace' }).focus();
  page.on('request', (request) => calls.push(request.url()));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/dashboard\/chat$/);
  await expect(page).toHaveTitle(/^Ticket #7/);
  await expect(page.getByRole('region', { name: 'The ticket' })).toContainText('ada@example.com');
  await expect(page.getByRole('region', { name: 'The ticket' })).toContainText('are gone');
  const conversation = page.getByRole('region', { name: 'Conversation' });
  await expect(conversation).toContainText('Sample data');
  await expect(conversation.getByRole('listitem')).toHaveCount(5);
  await expect(conversation.getByRole('listitem').first()).toContainText('Ada Lovelace');
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('a reload keeps the ticket, and the way back leads to the tickets', async ({ page, signIn }) => {
  await signIn('/dashboard/ticket');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  const title = await page.getByRole('heading', { level: 1, name: /^Ticket #\d+$/ }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

  await page.getByRole('link', { name: 'Back to Support Tickets' }).click();
  await expect(page.getByRole('heading', { name: 'Support Tickets' })).toBeVisible();
});

test('a direct visit without a ticket says so and links back', async ({ page, signIn }) => {
  await signIn('/dashboard/chat');

  await expect(page.getByRole('status').filter({ hasText: 'No ticket was chosen.' })).toBeVisible();
  await expect(page.getByText('Sample data')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Support Tickets' }).click();
  await expect(page).toHaveURL(/\/dashboard\/ticket$/);
});
