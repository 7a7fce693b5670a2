import type { Appeal, ModerationCase } from '#api/extensions/wire.ts';
import { addModerator, expect, openAfterSignIn, openNext, test } from '#tests/support/test.ts';

const moderator = { email: 'moderator@example.com', password: 'kettle at dawn' };

test('a moderator hands a case over, and an administrator finds and decides it, after two appeals, by keys alone', async ({
  page,
  browser,
  product,
  signIn,
  loadRows,
}) => {
  test.slow(); // dozens of keys, each of which waits for a screen
  const press = (key: string) => page.keyboard.press(key);
  const casesIn = async (state: string) =>
    (await loadRows<ModerationCase>(`/admin/moderation/case/list?state=${state}`)).map(({ id }) => id);
  await addModerator(product, moderator);
  const other = await (await browser.newContext({ baseURL: product.url })).newPage();

  await openAfterSignIn(other, '/dashboard/cases', moderator);
  await expect(other.locator('[aria-keyshortcuts="?"]')).toBeVisible();
  await openNext(other, () => other.keyboard.press('n'));
  const id = Number(/\/cases\/(\d+)/.exec(other.url())?.[1]);
  await other.keyboard.press('r'); // only an administrator may remove a person
  await expect(other.getByRole('combobox', { name: /Decision/ })).not.toHaveText('Remove permanently');
  await other.keyboard.press('h');
  await expect(other.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await other.keyboard.type('She was threatened. Please remove him.');
  await openNext(other, () => other.keyboard.press('Control+Enter'));
  await other.goto('/'); // leaving the page sends the call
  await expect.poll(() => casesIn('handedOver')).toEqual([id]);
  expect(await casesIn('open')).not.toContain(id);
  await other.context().close();

  await signIn('/dashboard/cases');
  await page.getByRole('tab', { name: 'Open' }).focus();
  await press('ArrowRight');
  await press('Enter');
  await expect(page.getByRole('row', { name: /She was threatened/ })).toBeVisible();
  await openNext(page, () => press('n'));
  await expect(page.getByRole('main')).toContainText('She was threatened. Please remove him.');
  await press('r');
  await openNext(page, () => press('Control+Enter'));

  const appeals = await loadRows<Appeal>('/admin/moderation/appeal/list');
  await page.goto('/dashboard/appeals'); // leaving the page sends the decision
  await expect.poll(() => casesIn('decided')).toContain(id);
  await expect(page.locator('[aria-keyshortcuts="?"]')).toBeVisible();
  await openNext(page, () => press('n'));
  for (const key of ['s', 'b']) {
    await expect(page.getByRole('region', { name: 'Reports' })).toBeVisible();
    await press(key);
    await expect(page.getByText('What happens')).toBeVisible();
    await openNext(page, () => press('Control+Enter'));
  }
  await page.goto('/');
  const left = async () => (await loadRows<Appeal>('/admin/moderation/appeal/list')).length;
  await expect.poll(left).toBe(appeals.length - 2);
});
