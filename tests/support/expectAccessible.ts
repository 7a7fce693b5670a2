import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const minifiedAxe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const contrast = 'color-contrast';

const outOfSightToo = '* { content-visibility: visible !important; }';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Adds axe and the style to the page, unless an earlier check has added them. */
async function prepare(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(minifiedAxe);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, outOfSightToo);
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark', where: string, options: axe.RunOptions) {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() => !document.getAnimations().some((motion) => motion instanceof CSSTransition));
  const violations = await page.evaluate(async ([part, choice]) => (await window.axe.run(part, choice)).violations, [
    where,
    { ...options, resultTypes: ['violations'], selectors: false, preload: false },
  ] as [string, axe.RunOptions]);
  return violations.map(({ id, nodes }) => ({ colorScheme, id, where: nodes.map(({ html }) => html.slice(0, 160)) }));
}

const modal = '.MuiModal-root';

type Choice = {
  /** Whether colours are checked, which takes half of the time. */
  colours?: boolean;
  /** A selector of the part that has changed since a check of the whole page. */
  within?: string;
};

/**
 * Checks what is on screen against WCAG 2.2 AA; the dark scheme differs in colours alone. Behind a dialog or a menu
 * nothing is reachable, and the page was checked before.
 */
export async function expectAccessible(page: Page, { colours = true, within = 'html' }: Choice = {}) {
  await prepare(page);
  const isCovered = (await page.locator(modal).filter({ visible: true }).count()) > 0;
  const where = isCovered ? modal : within;
  const rules = { region: { enabled: where === 'html' }, [contrast]: { enabled: colours } };
  const light = await violationsIn(page, 'light', where, { runOnly: tags, rules });
  const dark = colours && (await violationsIn(page, 'dark', where, { runOnly: { type: 'rule', values: [contrast] } }));

  expect([...light, ...(dark || [])]).toEqual([]);
}
