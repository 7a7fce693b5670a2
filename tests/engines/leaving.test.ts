import { expect } from 'vitest';
import { desktop } from '#tests/support/viewports.ts';
import type { Page } from './support/createPage.ts';
import { startGate } from './support/startGate.ts';
import { signIn, test } from './support/test.ts';

/** Runs in the page: records whether the failure notice ever appears. */
const watchForFailure = () => {
  setInterval(() => {
    if (document.getElementById('load-failure')?.hidden === false) sessionStorage.setItem('failed', 'true');
  }, 5);
};

test('a page that is left before its scripts arrive reports nothing, and starts when Back leads to it', async ({
  open,
  product,
  onTestFinished,
}) => {
  const gate = await startGate(product.url, /\.js$|^\/terms/);
  onTestFinished(gate.close);
  const page = await open(desktop, gate.url);
  await page.goto('/');
  await page.evaluate(watchForFailure);
  await gate.requested;
  await page.evaluate(() => void setTimeout(() => document.querySelector<HTMLElement>('a[href="/terms"]')?.click()));
  setTimeout(gate.open, 500); // as long as the next page takes to load
  await page.isAt('/terms');
  await page.back();
  await page.isAt('/');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));

  await page.followsScrolling();
  expect(await page.evaluate(() => sessionStorage.getItem('failed'))).toBeNull();
  expect(await page.evaluate(() => document.getElementById('load-failure')?.hidden)).toBe(true);
});

/** Runs in the page: records whether the list is visible when Back returns to it. */
const watchForList = () => {
  addEventListener('pageshow', () => {
    const content = document.getElementById('content');
    sessionStorage.setItem('list-shown', String(content?.checkVisibility({ opacityProperty: true }) ?? false));
  });
};

async function signOut(page: Page) {
  await page.click('button', 'Settings');
  await page.click('button', 'Sign Out');
  await page.click('button', 'Yes, Sign Out');
  await page.isAt('/dashboard/login');
}

const forgetSession = () => localStorage.removeItem('userData');

async function endSessionOnServer() {
  const { token } = JSON.parse(localStorage.getItem('userData') ?? '{}');
  await fetch('/api/admin/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
}

/** Leaves the dashboard before its session ends. */
const leaveBefore = (end: () => unknown) => async (page: Page) => {
  await page.click('link', 'Hullo');
  await page.isAt('/');
  await page.evaluate(end);
};

test.for([
  ['a sign-out', signOut],
  ['a sign-out in another tab', leaveBefore(forgetSession)],
  ['the end of the session on the server', leaveBefore(endSessionOnServer)],
] as const)('after %s, Back leads to the login page and shows no user', async ([, leave], { open }) => {
  const page = await open();
  await signIn(page, '/dashboard');
  await page.click('link', 'User Management');
  await page.shows('heading', 'Active Users');
  await page.evaluate(watchForList);
  await leave(page);
  await page.back();

  await page.isAt('/dashboard/login');
  await page.shows('button', 'Sign in');
  expect(await page.evaluate(() => sessionStorage.getItem('list-shown'))).not.toBe('true');
});
