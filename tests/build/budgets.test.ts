import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { documents } from '#site/legalPages.ts';
import { dashboardTemplate } from '#start/contract.ts';
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

const scriptTags = 'script[src], link[rel="modulepreload"]';

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

test.each(languages)('the landing page in %s loads no scripts or styles before its first paint', (language) => {
  const page = openPage('home', language);
  expect(atOnce(page, scriptTags)).toEqual([]);
  expect(atOnce(page, 'link[rel="stylesheet"]:not([disabled])')).toEqual([]);
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
  expect(sumOf(urlsOf(atOnce(page, scriptTags)))).toBe(sumOf(scriptsOf('session.html')));
});

test('the landing page and the sign-in pages load no code of the dashboard', () => {
  for (const script of scriptsOf('index.html', 'src/site/landing/LandingPage.tsx', 'session.html')) {
    expect(readBuilt(script), script).not.toMatch(/\bra\.action\b|\bMui[A-Z]\w+|emotion-cache|resourceDefinition/);
  }
});
