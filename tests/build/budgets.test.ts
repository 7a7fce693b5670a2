import { find, findAll, generate, parse } from 'css-tree';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { documents } from '#site/legalPages.ts';
import { dashboardTemplate, layoutAttribute } from '#start/contract.ts';
import {
  atOnce,
  builtIn,
  inTemplates,
  kB,
  openBuilt,
  openPage,
  readBuilt,
  scriptsOf,
  sumOf,
  transferSize,
  urlsOf,
} from './builtFiles.ts';

const messagesOf = (language: string, ...namespaces: string[]) =>
  namespaces.map((namespace) => `src/i18n/messages/${language}/${namespace}.ts`);

const landingScripts = (language: string) =>
  scriptsOf('index.html', 'src/site/landing/LandingPage.tsx', ...messagesOf(language, 'layout', 'landing', 'features'));

const landingPages = (language: string) => ['home', 'launched'].map((name) => `pages/${language}/${name}.html`);

/** The page's own fonts, whose rules are off until the first paint. */
function fontsOf(page: Document) {
  const style = parse(page.querySelector('style')?.textContent ?? '');
  const faces = find(
    style,
    (node) =>
      node.type === 'Atrule' &&
      node.prelude !== null &&
      generate(node).startsWith('@media (scripting:none){@font-face'),
  );
  const urls = faces ? findAll(faces, ({ type }) => type === 'Url') : [];
  return new Set(urls.flatMap((node) => (node.type === 'Url' ? node.value : [])));
}

const belowFoldStyleOf = (page: Document) => urlsOf(inTemplates(page, `link[rel="stylesheet"]`));

/** The pictures before the first section whose layout is skipped. The others load when a visitor scrolls. */
function firstPictures(page: Document) {
  const lazy = page.querySelector(`[${layoutAttribute}]`);
  const isBefore = (image: Element) =>
    Boolean(lazy && image.compareDocumentPosition(lazy) & image.DOCUMENT_POSITION_FOLLOWING);
  const urls = urlsOf([...page.querySelectorAll('img')].filter(isBefore));
  return new Set([...urls].map((url) => new URL(url, 'https://site.test').pathname)); // one file has several fragments
}

const scriptTags = 'script[src], link[rel="modulepreload"]';

test.each(languages)('the landing page in %s loads at most 97 kB of script', (language) => {
  expect(sumOf(landingScripts(language))).toBeLessThanOrEqual(97 * kB);
});

test.each(languages)('the landing page in %s is at most 12.7 kB of HTML and style', (language) => {
  for (const page of landingPages(language)) expect(transferSize(page), page).toBeLessThanOrEqual(12.7 * kB);
});

/** The bytes that a server sends before the first acknowledgment: ten segments. */
const firstFlight = 10 * 1_460;

/** A sentence more may take a second flight. */
const longDocuments = ['terms', 'privacy'];

test.each(languages)('every short page in %s fits into the first flight, with 0.9 kB of headers', (language) => {
  const isLong = (page: string) => longDocuments.some((name) => page.endsWith(`/${name}.html`));
  const pages = builtIn(`pages/${language}`, '.html').filter((page) => !isLong(page));
  expect(pages.length).toBeGreaterThan(7);
  for (const page of pages) expect(transferSize(page) + 0.9 * kB, page).toBeLessThanOrEqual(firstFlight);
});

test.each(languages)('documents in %s contain all of their style', (language) => {
  for (const name of documents) expect(readBuilt(`pages/${language}/${name}.html`)).not.toContain('rel="stylesheet"');
});

test.each(languages)('the landing page in %s has at most 60 kB of fonts', (language) => {
  const fonts = fontsOf(openPage('home', language));
  expect(fonts.size).toBeGreaterThan(0);
  expect(sumOf(fonts)).toBeLessThanOrEqual(60 * kB);
});

test.each(languages)(
  'a visit to the landing page in %s transfers at most 191.3 kB, with the headers of each file',
  (language) => {
    const page = openPage('home', language);
    const pictures = firstPictures(page);
    const style = belowFoldStyleOf(page);
    const rest = [...fontsOf(page), ...style, ...pictures, ...landingScripts(language)];
    const html = transferSize(`pages/${language}/home.html`);
    expect(pictures.size).toBeGreaterThan(2);
    expect(style.size).toBe(1);
    expect(html + 1.2 * kB + sumOf(rest) + 0.4 * kB * rest.length).toBeLessThanOrEqual(191.3 * kB);
  },
);

test.each(languages)('the landing page in %s loads no scripts or styles before its first paint', (language) => {
  const page = openPage('home', language);
  expect(atOnce(page, scriptTags)).toEqual([]);
  expect(atOnce(page, 'link[rel="stylesheet"]:not([disabled])')).toEqual([]);
});

test('the login page loads at most 90 kB of script', () => {
  expect(sumOf(scriptsOf('session.html', ...messagesOf('en', 'session', 'failures')))).toBeLessThanOrEqual(90 * kB);
});

test('the dashboard loads at most 212.5 kB of script for its first list', () => {
  const scripts = scriptsOf(
    'dashboard.html',
    'src/admin/App.tsx',
    ...messagesOf('en', 'admin', 'resources', 'failures', 'reactAdmin'),
  );
  expect(sumOf(scripts)).toBeLessThanOrEqual(212.5 * kB);
});

test('the dashboard loads no script before its guard has found a session', () => {
  const page = openBuilt('dashboard.html');
  expect(urlsOf(inTemplates(page, scriptTags)).size).toBeGreaterThan(3);
  expect(atOnce(page, scriptTags)).toEqual([]);
  expect(atOnce(page, 'link[rel="stylesheet"]:not([disabled])')).toEqual([]); // the guard would wait for it
});

test('the login page lists the scripts of the dashboard, and loads none of them', () => {
  const page = openBuilt('session.html');
  const ahead = page.querySelector<HTMLTemplateElement>(`#${dashboardTemplate}`)?.content.querySelectorAll(scriptTags);
  expect(sumOf(urlsOf(ahead ?? []))).toBe(sumOf(scriptsOf('dashboard.html', 'src/admin/App.tsx')));
  expect(sumOf(urlsOf(atOnce(page, scriptTags)))).toBeLessThanOrEqual(90 * kB);
});

test('the landing page and the sign-in pages load no code of the dashboard', () => {
  for (const script of [...landingScripts('en'), ...scriptsOf('session.html')]) {
    expect(readBuilt(script), script).not.toMatch(/\bra\.action\b|\bMui[A-Z]\w+|emotion-cache|resourceDefinition/);
  }
});
