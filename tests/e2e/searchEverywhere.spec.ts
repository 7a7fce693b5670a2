import type { Page } from '@playwright/test';
import { expect, onPhone, test } from '#tests/support/test.ts';

type Person = { name: string; email: string };

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Screens, actions, people and more' });

/** Opens the search by its keys, types, and waits for the option. */
async function find(page: Page, text: string, option: string | RegExp) {
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
}

/** Moves to the first option of the group, which Enter opens. */
async function openFirstOf(page: Page, group: string) {
  const first = page.locator('li', { hasText: group }).getByRole('option').first();
  await expect(first).toBeVisible();
  const id = await first.getAttribute('id');
  while ((await searchBox(page).getAttribute('aria-activedescendant')) !== id) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('the keyboard alone finds a screen, a user, a ticket and a case', async ({ page, signIn, loadRows }) => {
  await signIn('/dashboard/faq');
  await expect(page.getByRole('link', { name: /^Cases/ })).toBeVisible();
  await find(page, 'category li', 'Category List');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Interest Categories' })).toBeVisible();

  // Other tests decide the open cases, and never change the oldest decided one.
  const oldest = (await loadRows<{ user: Person }>('/admin/moderation/case/list?state=decided')).at(-1);
  if (!oldest) throw new Error('The seed has no decided case');
  const { user } = oldest;
  await find(page, user.email, user.name);
  await openFirstOf(page, 'User Management');
  await expect(page.getByRole('heading', { name: user.name, level: 1 })).toBeVisible();

  await find(page, 'the', /^Ticket #/);
  await openFirstOf(page, 'Sports Ticket');
  await expect(page).toHaveURL(/\/dashboard\/ticket-detail\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await find(page, user.email, /^Case #/);
  await openFirstOf(page, 'Cases');
  await expect(page).toHaveURL(/\/dashboard\/cases\/\d+\/show/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('no such thing');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('a touch opens the search, which fills the screen and finds a screen', async ({ page, signIn }) => {
    await signIn('/dashboard/users');
    await page.getByRole('button', { name: 'Search everywhere' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' });
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await searchBox(page).fill('audit');
    await page.getByRole('option', { name: 'Audit Log' }).tap();
    await expect(page).toHaveURL(/\/dashboard\/audit$/);
    await expect(dialog).toBeHidden();
  });
});
