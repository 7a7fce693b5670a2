import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, inject } from 'vitest';
import { administrator, builtServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { desktop } from '#tests/support/viewports.ts';
import type { Browser, Viewport } from './Browser.ts';
import { createPage, type Page } from './createPage.ts';
import { launchFirefox } from './launchFirefox.ts';
import { launchWebKit } from './launchWebKit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser to launch, and the program that it is launched with. */
    engine: { name: 'firefox' | 'webkit'; path: string };
  }
}

const launchers = { firefox: launchFirefox, webkit: launchWebKit };

type Fixtures = {
  browser: Browser;
  /** The built product with the demo seed, on an own port. */
  product: { url: string };
  /** A new page with an empty storage; it is closed at the end of the test. */
  open: (viewport?: Viewport, origin?: string) => Promise<Page>;
};

/** Every worker has a browser and the built product to itself. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const { name, path } = inject('engine');
      const browser = await launchers[name](path);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hullo-engines-'));
      const server = await startServerProcess({ DATA_DIR: folder, SEED: 'demo' }, builtServer);
      await use({ url: server.url });
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, product }, use) => {
    const tabs: Awaited<ReturnType<Browser['open']>>[] = [];
    await use(async (viewport = desktop, origin = product.url) => {
      const tab = await browser.open(viewport);
      tabs.push(tab);
      return createPage(tab, origin);
    });
    for (const tab of tabs) await tab.close();
  },
});

/** Asks for a page of the dashboard without a session, signs in and is there. */
export async function signIn(page: Page, path: string) {
  await page.goto(path);
  await page.isAt('/dashboard/login');
  await page.fill('Email address', administrator.email);
  await page.fill('Password', administrator.password);
  await page.press('Enter');
  await page.isAt(path);
}
