import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signIn as signInByApi, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { copyBuild, renameAssets } from '#tests/support/swappedBuilds.ts';
import { expect, expectExtended, expectLoaded, recordRequests, test } from '#tests/support/test.ts';

const servers: Awaited<ReturnType<typeof startServerProcess>>[] = [];

test.afterEach(async ({ context }) => {
  await context.setOffline(false); // Chromium keeps the state of the network for the tests that follow
  await Promise.all(servers.splice(0).map(({ end }) => end('SIGKILL')));
});

/** Starts a server, which ends with the test at the latest. */
async function start(...given: Parameters<typeof startServerProcess>) {
  const server = await startServerProcess(...given);
  servers.push(server);
  return server;
}

const menu = (page: Page) => page.getByRole('complementary', { name: 'Main menu' });

/** What a screen says about a part whose code is missing. */
const words = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /This part didn’t load|Failed to (?:load|fetch)/ });

/** What the shell says about a menu or a dialog whose code is missing. */
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load.' });

const open = (page: Page, link: string) => menu(page).locator(`a[href="${link}"]`).click();

const screenLinks = (page: Page) =>
  menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((href) => href !== '/'));

/** Refuses each script that the page has not loaded yet, as a server that has only a new version. Returns the refused ones. */
async function refuseLateScripts(page: Page) {
  const known = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const refused: string[] = [];
  await page.route('**/assets/*.{js,css}', (route) => {
    const { pathname } = new URL(route.request().url());
    if (known.includes(pathname)) return route.fallback();
    refused.push(pathname);
    return route.fulfill({ status: 404, body: 'There is no such page.', contentType: 'text/plain' });
  });
  return refused;
}

/** Parts that a screen downloads before anybody opens them. A failure of these downloads is no missing part. */
const isDownloadedEarly = (file: string) => /\/(?:ResourceDialogs|RowActionDialog|RowMenuItems|DetailView)-/.test(file);

/** Whether a part of the last screen is refused for the first time. */
const isMissed = (refused: readonly string[], before: number) =>
  refused.slice(before).some((file) => !refused.slice(0, before).includes(file) && !isDownloadedEarly(file));

/** Keeps the page: it loads again only when the server responds with its URL. */
const refuseReloads = (page: Page) =>
  page.route('**/dashboard/**', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.fallback(),
  );

test('while later scripts are missing, each screen keeps its menu and says so; then the next screen loads the new version', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/faq');
  await expectExtended(page);
  await expectLoaded(page);
  test.setTimeout(120_000); // each screen
  const refused = await refuseLateScripts(page);
  await refuseReloads(page);
  const links = await screenLinks(page);
  expect(links.length).toBeGreaterThan(8);

  for (const link of links) {
    const before = refused.length;
    await open(page, link);
    await expect(page).toHaveURL(link);
    await expectLoaded(page);
    if (isMissed(refused, before)) await expect(words(page).or(notice(page)).first()).toBeVisible();
    await expect(menu(page)).toBeVisible();
    await expect(page.getByText('This screen stopped working')).toHaveCount(0);
  }

  await open(page, '/dashboard/users');
  await expect(page.getByRole('main').getByRole('alert').last()).toHaveText(/^This part didn’t load\./); // its pages
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('button')).toBeEnabled();

  await page.unrouteAll();
  await open(page, '/dashboard/cases');
  await expectExtended(page);
  await expectLoaded(page);
  await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0);
  await expect(words(page).or(notice(page))).toHaveCount(0);
});

test('without the network the menu stays and a screen says what is missing, and goes on by itself after the return', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('/dashboard/faq');
  await expectExtended(page);
  await expectLoaded(page);
  await context.setOffline(true);
  await open(page, '/dashboard');
  await expect(words(page).first()).toBeVisible();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(notice(page)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Search everywhere' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words(page).or(notice(page))).toHaveCount(0);
  await expectLoaded(page);
});

test('a tab that a deployment finds open goes on with its version, and without that loads the new one', async ({
  page,
}) => {
  test.setTimeout(120_000); // two starts, and each screen
  const environment = { DATA_DIR: temporaryFolder(), SEED: 'demo' };
  const [earlier, later] = [copyBuild(), copyBuild()];
  await renameAssets(later);
  const first = await start(environment, earlier.command);
  const builds = join(environment.DATA_DIR, 'builds');
  const userData = JSON.stringify({ role: 'admin', token: await signInByApi(first.url) });
  await page.addInitScript((session) => localStorage.setItem('userData', session), userData);
  await page.goto(`${first.url}/dashboard/faq`);
  await expectExtended(page);
  await expectLoaded(page);
  await page.evaluate(() => document.body.setAttribute('data-first-load', ''));
  await first.end('SIGTERM');
  await start({ ...environment, PORT: new URL(first.url).port }, later.command);
  const isFirstLoad = () => page.locator('[data-first-load]').count();

  const scripts = recordRequests(page, /\/assets\/.*\.js$/);
  for (const link of await screenLinks(page)) {
    await open(page, link);
    await expect(page).toHaveURL(new RegExp(`${link}$`));
    await expectLoaded(page);
    await expect(words(page).or(notice(page))).toHaveCount(0);
  }
  expect(await isFirstLoad()).toBe(1);
  expect(scripts.length).toBeGreaterThan(5);

  rmSync(builds, { recursive: true });
  await page.keyboard.press('Control+k');
  await expect(notice(page)).toBeVisible();
  await open(page, '/dashboard/users');
  await expect.poll(isFirstLoad).toBe(0);
  await expectExtended(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search everywhere' })).toBeVisible();
});
