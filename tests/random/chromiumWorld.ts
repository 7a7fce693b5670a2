import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import { ApiError } from '#api/ApiError.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Values } from '#api/values.ts';
import { administrator, builtServer, callAs, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { desktop } from '#tests/support/viewports.ts';
import { isCompared } from './database.ts';
import { chosenElement, look } from './Look.ts';
import {
  enterFirstField,
  goBack,
  isBlank,
  isQuiet,
  pointOf,
  previousEntry,
  putCaretAtEnd,
  waitUntilIdle,
} from './pageState.ts';
import { readBody } from './requests.ts';
import { translatePage } from './translatePage.ts';
import type { Row, SentCall, Snapshot, World } from './World.ts';

const settings = {
  SEED: 'demo',
  RATE_LIMIT: 'off',
  // A mail server that nobody runs: letters are offered, and no mail leaves.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Hullo <hello@hullo.example>',
  PUBLIC_URL: 'https://hullo.example',
  POSTAL_ADDRESS: 'Hullo, 1 Example Street, Springfield',
};

/** A folder with the demo seed, and two sessions in it: of the random user and of a colleague. Each walk gets a copy. */
export async function seedFolder() {
  const folder = temporaryFolder();
  const { url, end } = await startServerProcess({ ...settings, DATA_DIR: folder }, builtServer);
  const tokens = [await signIn(url), await signIn(url)];
  await end('SIGTERM');
  return { folder, token: tokens[0] ?? '', colleague: tokens[1] ?? '' };
}

export type Seed = Awaited<ReturnType<typeof seedFolder>>;

const sitePaths = ['/', '/?lng=es', '/?lng=ko', '/?lng=hi', '/privacy', '/terms'];
const sessionPaths = ['/dashboard/login', '/dashboard/changePassword'];
const lists = [
  'users',
  'faq',
  'ticket',
  'category',
  'preLaunch',
  'report',
  'cases',
  'appeals',
  'sanctions',
  'letters',
  'outbox',
  'savedReplies',
  'audit',
  'administrators',
  'growth',
  'settings',
];
const forms = ['faq', 'category', 'letters', 'savedReplies', 'administrators'];
export const addresses = [
  ...[
    '',
    ...lists.map((list) => `/${list}`),
    ...forms.map((form) => `/${form}/create`),
    '/ticket-detail/3',
    '/cases/2/show',
    '/faq/3',
  ].map((path) => `/dashboard${path}`),
  ...sessionPaths,
  ...sitePaths,
];

/** Reads every compared table of a database. */
function readTables(database: InstanceType<typeof SqliteFile>): Snapshot {
  const names = database.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  return new Map(
    names.filter(isCompared).map((table) => {
      const rows = database.prepare(`select * from "${table}"`).all() as Row[];
      const columns = database.pragma(`table_info("${table}")`) as { name: string; pk: number }[];
      const keys = columns.filter(({ pk }) => pk > 0).map(({ name }) => name);
      return [table, new Map(rows.map((row) => [keys.map((key) => row[key]).join('/'), row]))];
    }),
  );
}

/** Translates the page now and then, from the moment it has a body, as an automatic translation does. */
const keepTranslating = `(() => {
  const translate = ${translatePage};
  let isOn = false;
  try { isOn = localStorage.getItem('random-user-translates') === 'yes' } catch {}
  if (!isOn || window.isTranslating) return;
  window.isTranslating = true;
  document.addEventListener('readystatechange', translate);
  setInterval(translate, 150);
  translate();
})()`;

const longestRequest = 2_500;

/** Records the calls of all tabs, what they log, and whether requests are pending. */
function watch(context: BrowserContext, origin: string) {
  const calls: SentCall[] = [];
  const log: string[] = [];
  const pending = new Map<Request, number>();
  const sent = new Map<Request, SentCall>();
  const loaded = new Set<string>();
  const isCall = (request: Request) => request.url().startsWith(`${origin}/api/`);
  context.on('request', async (request) => {
    pending.set(request, Date.now());
    loaded.add(request.url());
    if (!isCall(request)) return;
    const { pathname, search } = new URL(request.url());
    const { pathname: page = '', search: query = '' } = URL.parse(request.headers().referer ?? '') ?? {};
    const call: SentCall = {
      method: request.method(),
      path: pathname.slice('/api'.length) + search,
      body: {},
      sentAt: Date.now(),
      from: page + query,
    };
    sent.set(request, call);
    call.body = await readBody(request.postDataBuffer(), request.headers()['content-type']);
  });
  const finish = async (request: Request) => {
    const call = sent.get(request);
    const response = await request.response().catch(() => null);
    if (call) {
      call.status = response?.status();
      if (response?.headers()['content-type']?.includes('json'))
        call.data = await response.json().catch(() => undefined);
      calls.push(call);
    }
    pending.delete(request);
  };
  context.on('requestfinished', finish);
  context.on('requestfailed', (request) => {
    sent.delete(request);
    pending.delete(request);
  });
  context.on('console', (message) => {
    const isNoisy = ['error', 'warning'].includes(message.type());
    // The browser also logs each refused request, which is judged by its status.
    if (isNoisy && !message.text().startsWith('Failed to load resource')) log.push(message.text());
  });
  context.on('weberror', (error) => log.push(String(error.error())));
  // A page that is left does not tell the end of its requests.
  const isWaiting = () => [...pending.values()].some((sentAt) => sentAt > Date.now() - longestRequest);
  return { calls, log, isWaiting, loaded };
}

/** The open tabs. Those after the first are opened when the random user first needs them. */
async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  page.on('filechooser', () => undefined);
  page.on('popup', (popup) => popup.close());
  const session: CDPSession = await context.newCDPSession(page);
  return { page, session };
}

/** Evaluates in the page. A page that is just being replaced is asked again. */
async function evaluate<Result>(page: Page, read: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await read();
    } catch (error) {
      if (attempt === 20 || page.isClosed()) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
}

/** Makes a change, unless the random user has ended the session before, as the list of sessions allows. */
async function inSession<Result>(change: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** What a colleague can do, by the API. */
function colleagueOf(url: string, token: string) {
  const call = callAs(url, token);
  const rows = async () => (await call<{ id: number; question: string; answer: string }[]>(endpoints.faq.list)).data;
  const change = async (index: number) => {
    const all = await rows();
    const row = all[index % all.length];
    if (!row) return 'does nothing';
    if (index % 3 === 0) {
      await call(endpoints.faq.delete, { id: row.id });
      return `deletes the FAQ "${row.question}"`;
    }
    const question = `${row.question} (changed)`;
    await call(endpoints.faq.update, { ...(row as Values), question });
    return `renames the FAQ "${row.question}"`;
  };
  return async (index: number) => (await inSession(() => change(index))) ?? 'is signed out';
}

const longestWait = 4_000;

/** Nobody waits longer for a field on a page that does nothing. */
const longestIdle = 300;
const longestStart = 15_000;

/** The built product in Chromium. */
export async function openChromiumWorld(browser: Browser, seed: Seed, start: string): Promise<World> {
  const folder = temporaryFolder();
  cpSync(seed.folder, folder, { recursive: true });
  const server = await startServerProcess({ ...settings, SEED: 'none', DATA_DIR: folder }, builtServer);
  const { url } = server;
  const userData = JSON.stringify({ role: 'admin', token: seed.token });
  const localStorage = Object.entries({ userData, administrator: administrator.email }).map(([name, value]) => ({
    name,
    value,
  }));
  const context = await browser.newContext({
    baseURL: url,
    viewport: desktop,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await context.addInitScript(keepTranslating);
  const { calls, log, isWaiting, loaded } = watch(context, url);
  const tabs = [await openTab(context)];
  let current = 0;
  let scriptsAreLost = false;
  let isNewPage = true;
  const tab = () => tabs[current] as (typeof tabs)[0];
  const page = () => tab().page;
  const database = new SqliteFile(join(folder, 'hullo.sqlite'), { readonly: true });
  const read = <Result>(script: () => Result) => evaluate(page(), () => page().evaluate(script));

  const isAtRest = async () => {
    await read(waitUntilIdle); // React draws a screen that opens in pieces, and the page answers between them
    return !isWaiting() && (await read(isQuiet));
  };

  const settle = async () => {
    const start = Date.now();
    const turns = isNewPage ? 8 : 2; // a new page asks the browser's database for a draft
    isNewPage = false;
    for (let quiet = 0; quiet < turns && Date.now() < start + longestWait; ) {
      await wait(50);
      quiet = (await isAtRest()) ? quiet + 1 : 0;
    }
    // A busy machine may need long to run a program, and the page is blank until then.
    while ((await read(isBlank)) && Date.now() < start + longestStart) await wait(50);
  };

  const open = async (path: string) => {
    scriptsAreLost = false;
    isNewPage = true;
    await page().goto(path, { waitUntil: 'commit' });
  };
  const element = async (list: 'controls' | 'fields', index: number) =>
    (await page().evaluateHandle(chosenElement, { list, index })).asElement();
  const press = async (list: 'controls' | 'fields', index: number) => {
    const point = await (await element(list, index))?.evaluate(pointOf);
    if (point) await page().mouse.click(point.x, point.y);
    return point !== undefined;
  };

  const focusedField = () => document.activeElement?.matches('input, textarea') && document.activeElement;
  /** Clicks the focused field. Returns whether it has the focus then: a page that is still loading may have moved it away. */
  const clickFocused = () =>
    evaluate(page(), async () => {
      const field = (await page().evaluateHandle(focusedField)).asElement();
      const point = await field?.evaluate(pointOf);
      if (point) await page().mouse.click(point.x, point.y);
      await field?.evaluate(putCaretAtEnd);
      return (await field?.evaluate((element) => element === document.activeElement)) === true;
    });

  await open(start);
  await settle();
  return {
    addresses,
    credentials: administrator,
    look: async () => ({ ...(await read(look)), previousAddress: await read(previousEntry) }),
    settle,
    pause: (milliseconds) => wait(milliseconds),
    open,
    press: (index) => press('controls', index),
    enter: async (index) => {
      const isEntered = await press('fields', index);
      if (isEntered) await (await element('fields', index))?.evaluate(putCaretAtEnd);
      return isEntered;
    },
    enterFirst: async () => {
      const start = Date.now();
      let busyAt = start;
      while (Date.now() < Math.min(start + longestWait, busyAt + longestIdle)) {
        const entered = await read(enterFirstField);
        // A person clicks. Chromium may take the focus from a field that a script focuses right after a navigation.
        if (entered && (await clickFocused())) return entered;
        if (!(await isAtRest())) busyAt = Date.now();
        await wait(5);
      }
      return undefined;
    },
    key: (key) => page().keyboard.press(key),
    type: (text, delay) => page().keyboard.type(text, { delay }),
    choose: async (index, option) => {
      await (await element('fields', index))
        ?.selectOption({ index: option }, { timeout: 1_000 })
        .catch(() => undefined);
    },
    back: () =>
      page()
        .evaluate(goBack)
        .catch(() => undefined), // the page may be replaced meanwhile
    forward: async () => void (await page().evaluate(() => history.forward())),
    reload: async () => {
      scriptsAreLost = false;
      isNewPage = true;
      await page().reload({ waitUntil: 'commit' });
    },
    translate: async (when) => {
      if (when === 'once') await page().evaluate(translatePage);
      else await page().evaluate(`localStorage.setItem('random-user-translates', 'yes'); ${keepTranslating}`);
    },
    endSession: async () => {
      const stored = await page().evaluate(() => window.localStorage.getItem('userData'));
      const { token = null } = JSON.parse(stored ?? '{}');
      if (token) await inSession(() => callAs(url, token)(endpoints.session.logout));
    },
    setNetwork: async (network) => {
      isNewPage = network === 'on'; // it tries again what it lacks
      await context.setOffline(network === 'off');
    },
    loseLateScripts: async () => {
      scriptsAreLost = true;
      await context.route(/\/assets\/.*\.js$/, (route) =>
        scriptsAreLost && !loaded.has(route.request().url()) ? route.fulfill({ status: 404 }) : route.continue(),
      );
    },
    slowDown: async (rate) => void (await tab().session.send('Emulation.setCPUThrottlingRate', { rate })),
    switchTab: async () => {
      current = 1 - current;
      if (!tabs[current]) {
        tabs.push(await openTab(context));
        await page().goto('/dashboard/faq', { waitUntil: 'commit' });
      }
      await page().bringToFront();
    },
    changeElsewhere: colleagueOf(url, seed.colleague),
    takeCalls: () => calls.splice(0),
    takeLog: () => log.splice(0),
    snapshot: async () => readTables(database),
    close: async () => {
      await context.close();
      database.close();
      await server.end('SIGTERM');
    },
  };
}
