import { expect } from 'vitest';
import { hasOwnFonts } from '#tests/support/hasOwnFonts.ts';
import type { Tab } from './browsers.ts';

const selectors = {
  button: 'button, [role=button]',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  textbox: 'input, textarea',
};

type Role = keyof typeof selectors;

/** Runs in the page: returns the last visible element with the selector and the name. */
function findShown(selector: string, name: string | null) {
  const labelOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? (element.labels?.[0]?.textContent ?? element.placeholder)
      : element.textContent);
  return [...document.querySelectorAll(selector)].findLast(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (name === null || labelOf(element)?.trim() === name),
  );
}

/** Runs in the page: scrolls the element into view, and returns its position if a click would hit it. */
function bringIntoView(element: Element | undefined) {
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return element.contains(hit) ? `${box.x} ${box.y}` : null;
}

const callOf = (script: (...values: never[]) => unknown, values: unknown[]) =>
  `(${script})(...${JSON.stringify(values)})`;

const find = (role: Role, name: string | null, within = 'body') =>
  callOf(findShown, [`${within} :is(${selectors[role]})`, name]);

/** A busy machine needs seconds for a command of WebKit's driver. */
export const patient = { timeout: 20_000 };

/** The actions and assertions of a journey. Elements are found by role and name, and waited for. */
export function createPage(tab: Tab, origin: string) {
  /** Runs a function in the page. It cannot use variables of the test. */
  const evaluate = <Values extends unknown[], Result>(script: (...values: Values) => Result, ...values: Values) =>
    tab.evaluate(callOf(script, values)) as Promise<Awaited<Result>>;

  const poll = <Values extends unknown[]>(script: (...values: Values) => boolean, ...values: Values) =>
    expect.poll(() => evaluate(script, ...values), { ...patient, message: `${script}` }).toBe(true);

  const isShown = (role: Role, name: string | null = null) => tab.evaluate(`Boolean(${find(role, name)})`);
  const shows = (role: Role, name?: string) =>
    expect.poll(() => isShown(role, name), { ...patient, message: `${role} ${name ?? ''}` }).toBe(true);
  const hides = (role: Role, name?: string) =>
    expect.poll(() => isShown(role, name), { ...patient, message: `no ${role} ${name ?? ''}` }).toBe(false);
  const click = async (role: Role, name: string, within?: string) => {
    await shows(role, name);
    let before: unknown;
    const isStill = async () => {
      const last = before;
      before = await tab.evaluate(`(${bringIntoView})(${find(role, name, within)})`);
      return before !== null && before === last;
    };
    await expect.poll(isStill, { ...patient, message: `${role} ${name} can be clicked` }).toBe(true);
    await tab.click(find(role, name, within));
  };

  return {
    evaluate,
    shows,
    hides,
    click,
    press: tab.press,
    reload: tab.reload,
    goto: (path: string) => tab.goto(origin + path),
    /** Like the browser's back button. The drivers' own commands wait for a load, which a cached page does not have. */
    back: async () => {
      await evaluate(() => {
        Object.assign(window, { isLeft: true });
        history.back();
      });
      await poll(() => !('isLeft' in window));
    },
    fill: async (label: string, text: string) => {
      await click('textbox', label);
      await tab.type(text);
    },
    isAt: (path: string) =>
      expect.poll(() => evaluate(() => location.pathname + location.search + location.hash), patient).toBe(path),
    says: (text: string) => poll((text: string) => document.body.innerText.includes(text), text),
    /** Waits for the scripts of a public page, which mark its header while it scrolls. */
    followsScrolling: () => poll(() => document.querySelector('header[data-scrolled]') !== null),
    /** Waits for the page's own fonts, which load after the first paint. */
    hasFonts: () => poll(hasOwnFonts),
    /** Waits for the whole style sheet, which loads after the fonts, and for a frame. WebKit scrolls by the last frame's heights. */
    isStyled: async () => {
      await poll(() => document.documentElement.dataset.belowFold === undefined);
      await evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    },
    /** Waits until the landing page lays out everything: before the first scroll it skips parts out of view. */
    isLaidOut: () => poll(() => document.documentElement.dataset.layout === undefined),
    /** Waits until the page is in a language, and has drawn it. */
    isIn: async (language: string) => {
      await poll((language: string) => document.documentElement.lang === language, language);
      await evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    },
    hasInView: (selector: string) =>
      poll((selector: string) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box !== undefined && box.bottom > 0 && box.top < innerHeight;
      }, selector),
  };
}

export type Page = ReturnType<typeof createPage>;
