import { expect, test } from 'vitest';
import { kB, linksIn, readBuilt, scriptsOf, sumOf, transferred } from './builtFiles.ts';

const languages = ['en', 'ko', 'es', 'hi'];
const words = (language: string, ...areas: string[]) => areas.map((area) => `src/i18n/messages/${language}/${area}.ts`);

const landingScripts = (language: string) =>
  scriptsOf(
    'index.html',
    'src/site/startSite.tsx',
    'src/site/landing/LandingPage.tsx',
    ...words(language, 'chrome', 'landing', 'features', 'failures'),
  );

const landingPage = (language: string) => `pages/${language}/home.html`;
const fontsOf = (html: string) =>
  linksIn(/<noscript><style>(.*?)<\/style>/s.exec(html)?.[1] ?? '', /url\((\/assets\/[^)]+\.woff2)\)/g);
const picturesOf = (html: string) => linksIn(html, /<img[^>]*src="(\/[^"]+)"/g);

test.each(languages)('the landing page in %s brings at most 105 kB of script', (language) => {
  expect(sumOf(landingScripts(language))).toBeLessThanOrEqual(105 * kB);
});

test.each(languages)('the landing page in %s is at most 20 kB of HTML and style', (language) => {
  expect(transferred(landingPage(language))).toBeLessThanOrEqual(20 * kB);
});

test.each(languages)('the landing page in %s has at most 60 kB of fonts', (language) => {
  const fonts = fontsOf(readBuilt(landingPage(language)));
  expect(fonts.size).toBeGreaterThan(0);
  expect(sumOf(fonts)).toBeLessThanOrEqual(60 * kB);
});

test.each(languages)('the landing page in %s transfers at most 220 kB in all', (language) => {
  const html = readBuilt(landingPage(language));
  const rest = ['favicon.svg', ...fontsOf(html), ...picturesOf(html), ...landingScripts(language)];
  expect(transferred(landingPage(language)) + sumOf(rest)).toBeLessThanOrEqual(220 * kB);
});

test.each(languages)(
  'nothing of the scripts or styles of the landing page in %s is fetched before it is painted',
  (language) => {
    const html = readBuilt(landingPage(language));
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    const atOnce = html.replace(/<template id="ahead">.*?<\/template>/s, ''); // what waits there is taken out by a script
    expect(atOnce.includes('modulepreload')).toBe(false);
    expect(html.match(/<link rel="stylesheet"(?![^>]*disabled)/)).toBeNull();
  },
);

test('the login page brings at most 110 kB of script', () => {
  const scripts = scriptsOf(
    'index.html',
    'src/admin/enterDashboard.ts',
    'src/signIn/SessionApp.tsx',
    'node_modules/react-dom/client.js',
    ...words('en', 'session', 'failures'),
  );
  expect(sumOf(scripts)).toBeLessThanOrEqual(110 * kB);
});

test('the dashboard brings at most 300 kB of script for its first list', () => {
  const scripts = scriptsOf(
    'index.html',
    'src/admin/enterDashboard.ts',
    'node_modules/react-dom/client.js',
    'src/admin/App.tsx',
    ...words('en', 'admin', 'failures', 'reactAdmin'),
  );
  expect(sumOf(scripts)).toBeLessThanOrEqual(300 * kB);
});

test('a visitor gets nothing of the dashboard', () => {
  for (const script of landingScripts('en')) {
    expect(readBuilt(script), script).not.toMatch(/\bra\.action\b|\bMui[A-Z]\w+|emotion-cache|resourceDefinition/);
  }
});
