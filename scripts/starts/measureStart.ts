import type { Browser, Page } from '@playwright/test';
import type { Shown } from '#scripts/bench/measureFirstShown.ts';
import { belowFoldAttribute, programTemplate } from '#start/contract.ts';
import type { Figures } from './figures.ts';
import { instrument } from './instrument.ts';
import { recordNetwork } from './recordNetwork.ts';

const api = '/api/';

/** The paths of the demo data. Their bytes are not the product's. */
const ofData = [api, '/media/'];

const desktop = { width: 1280, height: 800 };

type Visit = {
  url: string;
  shown?: Shown;
  /** The entries of the local storage before the visit. */
  storage: Record<string, string>;
  /** The number of modules in each script, by its path. */
  modules: Record<string, number>;
};

/** Whether a public page has started its program and has its whole style. */
const isRead = (page: Page) =>
  page.evaluate(
    ([template, attribute]) =>
      document.querySelector<HTMLTemplateElement>(`#${template}`)?.content.childElementCount === 0 &&
      !document.documentElement.hasAttribute(attribute),
    [programTemplate, belowFoldAttribute] as const,
  );

/** Visits a page with an empty cache, and returns the figures of its start. */
export async function measureStart(browser: Browser, { url, shown, storage, modules }: Visit): Promise<Figures> {
  // Animations begin with a frame that shows them, and their commits would depend on how many begin in one.
  const context = await browser.newContext({ viewport: desktop, locale: 'en', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const network = await recordNetwork(await context.newCDPSession(page));
  await page.addInitScript((entries) => Object.assign(localStorage, entries), storage);
  await page.addInitScript(instrument, { shown, api });
  await page.goto(url, { waitUntil: 'commit' });

  const settle = async () => {
    for (let count = 0; count !== network.sent().length || !network.isSettled(); ) {
      count = network.sent().length;
      await page.evaluate(() => window.instrumented.waitUntilQuiet());
    }
  };
  await settle();
  if (!shown) while (!(await isRead(page))) await settle();
  while (shown && !network.sentBeforeShown()) {
    const isReleased = await page.evaluate(() => window.instrumented.releaseResponse());
    if (!isReleased) throw new Error(`${url} has every response and shows no ${shown.selector}`);
    await settle();
  }
  await settle();

  const commits = await page.evaluate(() => window.instrumented.commits);
  await context.close();
  const sent = network.sentBeforeShown() ?? network.sent();
  const files = sent.filter(({ path }) => !ofData.some((data) => path.startsWith(data)));
  return {
    html: files[0]?.bytes ?? 0,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    modules: files.reduce((sum, { path }) => sum + (modules[path] ?? 0), 0),
    requests: sent.length,
    commits,
  };
}
