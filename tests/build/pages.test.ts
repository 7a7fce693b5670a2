import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linksIn, readBuilt } from './builtFiles.ts';

const languages = ['en', 'ko', 'es', 'hi'];

test.each(languages)('the landing page in %s is complete without scripts', (language) => {
  const html = readBuilt(`pages/${language}/home.html`);

  expect(html).toContain(`<html lang="${language}" `);
  for (const id of ['home', 'launch', 'about', 'app', 'contact']) expect(html).toContain(` id="${id}"`);
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  for (const other of languages) expect(html).toContain(`href="?lng=${other}"`);
  expect(html).not.toMatch(/<!--(?:head|page|failure)-->|\{\{|undefined/);
});

test.each(languages)('the landing page in %s tells search engines what it is and where the others are', (language) => {
  const html = readBuilt(`pages/${language}/home.html`);
  const address = (of: string) => `https://hullo.example/${of === 'en' ? '' : `?lng=${of}`}`;

  expect(html).toMatch(/<title>[^<]{10,70}<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,200}"/);
  expect(html).toContain(`<link rel="canonical" href="${address(language)}"`);
  for (const other of languages) {
    expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${address(other)}"`);
  }
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${address('en')}"`);
  expect(html).not.toContain('noindex');
});

test.each(languages)('every file that the landing page in %s names was built', (language) => {
  const html = readBuilt(`pages/${language}/home.html`);
  const files = linksIn(html, /(?:src|href|url)[=(]"?(\/[^"#)?]*\.\w+)/g);

  expect(files.size).toBeGreaterThan(8);
  for (const file of files) expect(existsSync(`dist/client${file}`), file).toBe(true);
});

test('a plain static host finds English', () => {
  expect(readBuilt('index.html')).toBe(readBuilt('pages/en/launched.html')); // that date has passed (observed-behaviour.md, 14)
  expect(readBuilt('404.html')).toBe(readBuilt('pages/en/not-found.html'));
});

test('search engines leave the dashboard and unknown addresses alone', () => {
  for (const program of ['dashboard.html', 'session.html']) {
    expect(readBuilt(program)).toContain('<meta name="robots" content="noindex">');
  }
  expect(readBuilt('pages/en/not-found.html')).toContain('<meta name="robots" content="noindex"');
  expect(readBuilt('robots.txt')).toContain('Disallow: /dashboard');
});
