import { test as base, inject } from 'vitest';
import { administrator, builtServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { desktop } from '#tests/support/viewports.ts';
import { type Browser, launchers, type Viewport } from './browsers.ts';
import { createPage, type Page } from './createPage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser to launch, and the path of its program. */
    engine: { name: 'firefox' | 'webkit'; path: string };
  }
}

type Fixtures = {
  browser: Browser;
  /** The built product with the demo seed. */
  product: { url: string };
  /** Opens a page with an empty storage, which is closed at the end of the test. */
  open: (viewport?: Viewport, origin?: string) => Promise<Page>;
};

/** Every worker has its own browser and product. */
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
      const server = await startServerProcess({ DATA_DIR: temporaryFolder(), SEED: 'demo' }, builtServer);
      await use({ url: server.url });
      await server.end('SIGTERM');
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

/** Opens a page of the dashboard without a session, and signs in. */
export async function signIn(page: Page, path: string) {
  await page.goto(path);
  await page.isAt('/dashboard/login');
  await page.fill('Email address', administrator.email);
  await page.fill('Password', administrator.password);
  await page.press('Enter');
  await page.isAt(path);
}
