import { randomUUID } from 'node:crypto';
import { test as base, devices, expect, type Page } from '@playwright/test';
import type { ApiCall } from '#api/createClient.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { invitation } from '#api/publicEndpoints.ts';
import type { Values } from '#api/values.ts';
import {
  administrator,
  builtServer,
  callAs,
  signIn as signInByApi,
  startServerProcess,
} from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { belowFoldAttribute } from '#start/contract.ts';
import { compareResponses } from './compareResponses.ts';
import { deferred } from './deferred.ts';
import { expectOwnFonts } from './hasOwnFonts.ts';
import { desktop, phone } from './viewports.ts';

export { administrator, expect };

type Product = { url: string; token: string };

type Fixtures = {
  /** Opens the dashboard at the path given, in the session that the tests of one worker share. */
  signIn: (path?: string) => Promise<void>;
  /** Calls the API as the administrator. */
  call: ApiCall;
  /** Loads the first rows of a list of the API as the administrator. */
  loadRows: <Row>(path: string) => Promise<Row[]>;
  /** Reports a new user, as the app's backend does, and returns the number of the case, which other tests do not decide. */
  reportUser: () => Promise<number>;
  /** Each response of the API that differs from the OpenAPI document fails the test. */
  documentedResponses: undefined;
  /** Requests to other hosts, and violations of the Content-Security-Policy. Each fails the test. */
  policyViolations: string[];
};

const viewer = 'node_modules/swagger-ui-dist';

/** The token of the app's backend. */
const appToken = 'e2e-app-token-of-32-characters-or-more';

const violationPrefix = 'The Content-Security-Policy refuses ';

const ownHosts = ['127.0.0.1', 'localhost'];

const isForeign = (url: string) => /^(https?|wss?):/.test(url) && !ownHosts.includes(new URL(url).hostname);

/** Each worker starts its own server of the built product, with its own port, and its own folder with the demo seed. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, use) => {
      const environment = { DATA_DIR: temporaryFolder(), SEED: 'demo', APP_TOKEN: appToken, API_VIEWER: viewer };
      const server = await startServerProcess(environment, builtServer);
      await use({ url: server.url, token: await signInByApi(server.url) });
      await server.end('SIGTERM');
    },
    { scope: 'worker' },
  ],
  policyViolations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => message.text().startsWith(violationPrefix) && violations.push(message.text()));
      context.on('request', (request) => isForeign(request.url()) && violations.push(request.url()));
      await context.addInitScript((prefix) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
          console.error(`${prefix}${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile ?? ''}`),
        );
      }, violationPrefix);
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  documentedResponses: [
    async ({ context }, use) => {
      const differences = compareResponses(context);
      await use(undefined);
      expect(await differences(), 'a response of the server differs from the OpenAPI document').toEqual([]);
    },
    { auto: true },
  ],
  baseURL: ({ product }, use) => use(product.url),
  signIn: ({ page, product }, use) =>
    use(async (path = '/dashboard') => {
      const userData = JSON.stringify({ role: 'admin', token: product.token });
      await page.addInitScript((session) => localStorage.setItem('userData', session), userData);
      await page.goto(path);
    }),
  call: ({ product }, use) => use(callAs(product.url, product.token)),
  loadRows: ({ call }, use) => use(async (path) => (await call<{ data: never[] }>({ call: `GET /${path}` })).data.data),
  reportUser: ({ product }, use) =>
    use(async () => {
      const tell = (path: 'user' | 'report', values: Values) => {
        const sends = Object.keys(values);
        const endpoint = { call: `POST /intake/${path}`, body: 'json', sends, idempotent: true } as const;
        return callAs(product.url, appToken)<{ case: number }>(endpoint, values, { idempotencyKey: randomUUID() });
      };
      const user = randomUUID();
      await tell('user', { uuid: user, name: 'Rosa Marchetti', email: `${user}@example.com`, platform: 'ios' });
      return (await tell('report', { user, reason: 'spam' })).data.case;
    }),
});

/** Signs in at the login page, which opens the screen that follows. */
export async function signInAtLogin(page: Page, { email, password } = administrator) {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a screen in a session of its own, which the test may end: the login page leads to the screen. */
export async function openAfterSignIn(page: Page, path: string, account = administrator) {
  await page.goto(path);
  await signInAtLogin(page, account);
  await expect(page).toHaveURL(path);
}

/** Signs out by the menu, which ends the session of the page on the server. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: 'Are you sure you want to sign out?' });
  await question.getByRole('button', { name: 'Yes, Sign Out' }).click();
  await expect(page).toHaveURL(/\/dashboard\/login$/);
}

/** Waits until a public page has its whole style sheet and its own fonts. Both move its parts. */
export async function expectStyled(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute(belowFoldAttribute);
  await expectOwnFonts(page);
}

/** Adds the account of a moderator, who has not signed in yet. */
export async function addModerator(call: ApiCall, account: { email: string; password: string }) {
  const { invite } = extensions.administrators.endpoints.administrators;
  const { data } = await call<{ token: string }>(invite, { email: account.email, role: 'moderator' });
  await call(invitation.accept, { token: data.token, new_password: account.password });
}

const { defaultBrowserType: _chromium, ...device } = devices['Pixel 7'];

/** The options of `test.use` for a phone. */
export const onPhone = { ...device, viewport: phone };

/** Waits until a screen of the dashboard has its heading, and no part of it is loading. */
export async function expectLoaded(page: Page) {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main :is([aria-busy="true"], [data-skeleton-row], .MuiSkeleton-root)')).toHaveCount(0);
}

/** Waits until the extensions have changed the screens of a desktop: lists of the fixed API are shown before. */
export const expectExtended = (page: Page) => expect(page.getByRole('link', { name: 'Audit Log' })).toBeVisible();

/** Opens a path of the dashboard without loading the page again. */
export const openPath = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens a screen with another heading, without loading the page again, and waits for it. */
export async function openScreen(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await openPath(page, path);
  await expect(heading).not.toHaveText(before);
  await expectLoaded(page);
}

/** Chooses the language of the dashboard in a wide window. A narrow one has the picker in its drawer. */
export async function chooseLanguage(page: Page, language: string) {
  await page.setViewportSize(desktop);
  await page.locator(`select:has([value="${language}"])`).selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Waits until the dialog on screen has the focus: it appears before, and only then gets the keys. */
export const expectDialogFocused = (page: Page) => expect(page.locator('.MuiModal-root:focus-within')).toBeVisible();

/** Makes a step that opens another record, and waits for its page with its shortcuts: the URL changes before the screen. */
export async function openNext(page: Page, step: () => Promise<unknown>) {
  const heading = await page.locator('h1').elementHandle();
  await step();
  await page.waitForFunction((shown) => !shown?.isConnected, heading);
  await expect(page.locator('[aria-keyshortcuts="?"]')).toBeVisible();
  await expectLoaded(page);
}

/** Delays the responses to a request until the returned function is called. */
export async function holdRoute(page: Page, url: string | RegExp) {
  const { promise: released, resolve: release } = deferred();
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Responds to a request of the dashboard with this data in place of the server's. */
export const fulfillWith = (page: Page, url: string, data: unknown) =>
  page.route(url, (route) => route.fulfill({ json: { status: true, data, message: '' } }));

/** Responds to a request of the dashboard with an error in place of the server. */
export const refuseWith = (page: Page, url: string, { status = 500, data = null as unknown, message = '' }) =>
  page.route(url, (route) => route.fulfill({ status, json: { status: false, data, message } }));

/** Returns by how many pixels a page is wider than its window. */
export const excessWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Waits until a page is as wide as its window: late parts and another window size change its width. */
export const expectFit = (page: Page, screen = page.url()) =>
  expect.poll(async () => ({ screen, excess: await excessWidth(page) })).toEqual({ screen, excess: 0 });

/** Returns an array to which every later request with a matching URL adds its URL. */
export function recordRequests(page: Page, pattern: RegExp) {
  const urls: string[] = [];
  page.on('request', (request) => pattern.test(request.url()) && urls.push(request.url()));
  return urls;
}
