import type { Page } from '@playwright/test';
import { admin as korean } from '#i18n/messages/ko/admin.ts';
import { openSidebar } from '#tests/support/openSidebar.ts';
import { expect, test } from '#tests/support/test.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });

test('below 768px the sidebar becomes a toggled drawer', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await signIn('/dashboard/faq');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(opener(page)).toBeHidden();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
  await opener(page).click();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('the drawer closes on route change', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await signIn('/dashboard/faq');
  await opener(page).click();
  await page.getByRole('link', { name: 'Category List' }).click();

  await expect(page).toHaveURL(/\/dashboard\/category$/);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Interest Categories' })).toBeVisible();
});

test('the sidebar: Statistics, User Management, FAQ, Category List, Sports Ticket, PreLaunch List; Settings exposes Change Password and Sign Out', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/faq');
  await openSidebar(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Statistics',
    'User Management',
    'FAQ',
    'Category List',
    'Sports Ticket',
    'PreLaunch List',
  ]);
  await expect(menu.getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');

  await menu.getByRole('button', { name: 'Settings' }).click();

  await expect(menu.getByRole('link', { name: 'Change Password' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('toasts: top-right, auto-close 5000 ms, pause on hover, close button shown, hotkey Alt+T', async ({
  page,
  signIn,
  callApi,
}, { project }) => {
  const question = `A toast on ${project.name}?`;
  await callApi('POST', '/admin/app/faq/create', { question, answer: 'Yes.' });
  await signIn('/dashboard/faq');
  await page.getByRole('button', { name: `Delete ${question}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const toast = page.locator('.Toastify__toast');
  const countdown = toast.getByRole('progressbar', { includeHidden: true });

  await expect(toast).toContainText('FAQ deleted successfully');
  await expect(page.locator('.Toastify__toast-container--top-right')).toBeVisible();
  await expect(countdown).toHaveCSS('animation-duration', '5s');
  await toast.hover();
  await expect(countdown).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await toast.getByRole('button', { name: 'Close notification' }).click();
  await expect(toast).toHaveCount(0);
});

test('a language switch in the dashboard’s frame, and the choice is kept', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  await openSidebar(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('한국어');

  await expect(page.getByRole('link', { name: korean.menu.users })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await page.evaluate(() => localStorage.getItem('selected-language'))).toBe('ko');
  await page.reload();
  await expect(page.getByRole('heading', { name: korean.users.title })).toBeVisible();
  await expect(page.getByPlaceholder(korean.list.search)).toBeVisible();
});
