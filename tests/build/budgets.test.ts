import { expect, test } from 'vitest';
import { builtIn, kB, linksIn, readBuilt, scriptsOf, sumOf, transferred } from './builtFiles.ts';

const languages = ['en', 'ko', 'es', 'hi'];
const words = (language: string, ...areas: string[]) => areas.map((area) => `src/i18n/messages/${language}/${area}.ts`);

const landingScripts = (language: string) =>
  scriptsOf('index.html', 'src/site/landing/LandingPage.tsx', ...words(language, 'layout', 'landing', 'features'));

const landingPages = (language: string) => ['home', 'launched'].map((name) => `pages/${language}/${name}.html`);
const landingPage = (language: string) => `pages/${language}/home.html`;
const fontsOf = (html: string) =>
  linksIn(
    /@media \(scripting:none\)\{(@font-face.*?)<\/style>/s.exec(html)?.[1] ?? '',
    /url\((\/assets\/[^)]+\.woff2)\)/g,
  );
const styleBelowOf = (html: string) => linksIn(html, /<link rel="stylesheet" href="(\/assets\/below-[^"]+)"/g);
const picturesOf = (html: string) => linksIn(html, /<img[^>]*src="(\/[^"]+)"/g);

const namedIn = (html: string) => linksIn(html, /(?:href|src)="(\/assets\/[^"]+\.js)"/g);
const withoutTemplates = (html: string) => html.replace(/<(template|noscript).*?<\/\1>/gs, '');

test.each(languages)('the landing page in %s brings at most 97 kB of script', (language) => {
  expect(sumOf(landingScripts(language))).toBeLessThanOrEqual(97 * kB);
});

test.each(languages)('the landing page in %s is at most 12.6 kB of HTML and style', (language) => {
  for (const page of landingPages(language)) expect(transferred(page), page).toBeLessThanOrEqual(12.6 * kB);
});

/** What a server may send before it hears from the browser again: ten segments. */
const firstFlight = 10 * 1_460;

test.each(languages)('every page in %s comes in the first flight, with 0.9 kB of headers', (language) => {
  const pages = builtIn(`pages/${language}`, '.html');
  expect(pages.length).toBeGreaterThan(9);
  for (const page of pages) expect(transferred(page) + 0.9 * kB, page).toBeLessThanOrEqual(firstFlight);
});

test.each(languages)('the landing page in %s has at most 60 kB of fonts', (language) => {
  const fonts = fontsOf(readBuilt(landingPage(language)));
  expect(fonts.size).toBeGreaterThan(0);
  expect(sumOf(fonts)).toBeLessThanOrEqual(60 * kB);
});

/** Pictures in sections that are not laid out wait until somebody scrolls. */
const untilLazy = (html: string) => html.slice(0, html.indexOf('data-layout="lazy"'));

test.each(languages)(
  'a visit to the landing page in %s transfers at most 190 kB, with the headers of each file',
  (language) => {
    const page = landingPage(language);
    const html = readBuilt(page);
    const pictures = picturesOf(untilLazy(html));
    const rest = [...fontsOf(html), ...styleBelowOf(html), ...pictures, ...landingScripts(language)];
    expect(pictures.size).toBeGreaterThan(2);
    expect(transferred(page) + 1.2 * kB + sumOf(rest) + 0.4 * kB * rest.length).toBeLessThanOrEqual(190 * kB);
  },
);

test.each(languages)(
  'nothing of the scripts or styles of the landing page in %s is fetched before it is painted',
  (language) => {
    const html = readBuilt(landingPage(language));
    const atOnce = withoutTemplates(html); // what waits there is taken out by a script
    expect(atOnce.match(/<script[^>]*\ssrc=|modulepreload/)).toBeNull();
    expect(atOnce.match(/<link rel="stylesheet"(?![^>]*disabled)/)).toBeNull();
  },
);

test('the login page brings at most 90 kB of script', () => {
  expect(sumOf(scriptsOf('session.html', ...words('en', 'session', 'failures')))).toBeLessThanOrEqual(90 * kB);
});

test('the dashboard brings at most 225 kB of script for its first list', () => {
  const scripts = scriptsOf(
    'dashboard.html',
    'src/admin/App.tsx',
    ...words('en', 'admin', 'resources', 'failures', 'reactAdmin'),
  );
  expect(sumOf(scripts)).toBeLessThanOrEqual(225 * kB);
});

test('the page of the dashboard fetches no script before its guard has let the administrator in', () => {
  const html = readBuilt('dashboard.html');
  expect(namedIn(html).size).toBeGreaterThan(3);
  expect(namedIn(withoutTemplates(html)).size).toBe(0);
  expect(html.match(/<link rel="stylesheet"(?![^>]*disabled)/)).toBeNull(); // the guard would wait for it
});

test('the login page lists the whole program of the dashboard, and fetches nothing of it by itself', () => {
  const session = readBuilt('session.html');
  const ahead = /<template id="dashboard">.*?<\/template>/s.exec(session)?.[0] ?? '';
  expect(sumOf(namedIn(ahead))).toBe(sumOf(scriptsOf('dashboard.html', 'src/admin/App.tsx')));
  expect(sumOf(namedIn(withoutTemplates(session)))).toBeLessThanOrEqual(90 * kB);
});

test('a visitor and who signs in get nothing of the dashboard', () => {
  for (const script of [...landingScripts('en'), ...scriptsOf('session.html')]) {
    expect(readBuilt(script), script).not.toMatch(/\bra\.action\b|\bMui[A-Z]\w+|emotion-cache|resourceDefinition/);
  }
});
