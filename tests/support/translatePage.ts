import type { Page } from '@playwright/test';

/**
 * In the page: replaces each text by `<font><font>text</font></font>`, as a browser's translator does. The text stays the
 * same, so a test can compare it.
 */
function replaceTexts() {
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const { parentElement: parent } = text;
    const isTranslated =
      parent instanceof HTMLElement && !parent.matches('head *, script, style, noscript, textarea, font');
    if (!isTranslated || !text.data.trim()) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  }
}

/** Translates the texts that a page has now. */
export const translatePage = (page: Page) => page.evaluate(replaceTexts);

const atEveryChange = (change: () => void) =>
  `new MutationObserver(${change}).observe(document, { childList: true, subtree: true })`;
const onceParsed = (change: () => void) => `document.addEventListener('DOMContentLoaded', ${change})`;

/** Translates every page from its first text on, and each change at once, as an automatic translation does. */
export const translateAlways = (page: Page) => page.addInitScript(atEveryChange(replaceTexts));

/** The texts that the engine of the browser reports as faults of a page. A request that a test refuses is none. */
export function recordFaults(page: Page) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isFault =
      ['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource');
    if (isFault) faults.push(message.text());
  });
  return faults;
}

/** In the page: puts a node of its own beside each field, as a password manager does. */
function addNodes() {
  for (const field of document.querySelectorAll('input, textarea')) {
    if (field.nextElementSibling?.matches('[data-manager]')) continue;
    const node = document.createElement('div');
    node.dataset.manager = '';
    field.after(node);
  }
}

/** In the page: changes each text, as the translators of Firefox and Safari do. */
function changeTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('h1, h2, p')) text.data = text.data.toUpperCase();
  }
}

/** In the page: puts each field into a node of its own, as others do. */
function wrapFields() {
  for (const field of document.querySelectorAll('input:not([data-manager] > *), textarea:not([data-manager] > *)')) {
    const node = document.createElement('div');
    node.dataset.manager = '';
    field.replaceWith(node);
    node.append(field);
  }
}

/** In the page: changes something after each task, so also between two slices of the hydration. */
function changeAlways() {
  const { port1, port2 } = new MessageChannel();
  let count = 0;
  port1.onmessage = () => {
    const parts = document.querySelectorAll('#root :is(p, h2, li)');
    const node = document.createElement('i');
    node.dataset.manager = '';
    parts[count % parts.length]?.prepend(node);
    count += 1;
    if (count < 2_000) port2.postMessage('');
  };
  port2.postMessage('');
}

/** Other programs that change a page, as scripts that run before those of the page. */
export const otherPrograms = {
  'a password manager that adds a node beside each field as it is parsed': atEveryChange(addNodes),
  'a password manager that adds a node beside each field when all is parsed': onceParsed(addNodes),
  'a password manager that wraps each field': onceParsed(wrapFields),
  'a translator': atEveryChange(replaceTexts),
  'a translator that changes the texts in place': onceParsed(changeTexts),
  'a program that changes the page all the time': onceParsed(changeAlways),
};
