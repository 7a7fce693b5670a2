import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { builtIn, readBuilt } from './builtFiles.ts';

const client = 'dist/client';
const languages = ['en', 'ko', 'es', 'hi'];
/** Served by the program behind the pages. */
const elsewhere = /^\/(?:dashboard|media|api)(?:\/|$)/;

const fileOf = (language: string, path: string) => `pages/${language}/${path === '/' ? 'home' : path.slice(1)}.html`;

const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

/** Why an address leads nowhere, or nothing. */
function fault(address: string, page: string, language: string) {
  if (/^(?:https:\/\/|data:,$|mailto:[^@\s]+@[^@\s]+$|tel:\d+$)/.test(address)) return undefined;
  const url = new URL(address, `https://site.test${page}`);
  const target = url.searchParams.get('lng') ?? language;
  if (elsewhere.test(url.pathname)) return undefined;
  if (existsSync(join(client, url.pathname)) && url.pathname !== '/') return undefined;
  const file = fileOf(target, url.pathname);
  if (!existsSync(join(client, file))) return 'no such page';
  if (url.hash && !idsOf(readBuilt(file)).has(decodeURIComponent(url.hash.slice(1)))) return 'no such section';
  return undefined;
}

test.each(languages)('every link of every page in %s leads to a page, a section or a file that exists', (language) => {
  const files = builtIn(`pages/${language}`, '.html');
  const broken = files.flatMap((file) => {
    const name = basename(file, '.html');
    const html = readBuilt(`pages/${language}/${name}.html`);
    const page = name === 'home' ? '/' : `/${name}`;
    const addresses = new Set([...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address));
    return [...addresses].flatMap((address) => {
      const why = fault(address.replaceAll('&amp;', '&'), page, language);
      return why ? [`${page} → ${address}: ${why}`] : [];
    });
  });

  expect(files.length).toBeGreaterThan(9);
  expect(broken).toEqual([]);
});

test('no id stands twice in a page', () => {
  const repeated = languages
    .flatMap((language) => builtIn(`pages/${language}`, '.html'))
    .filter((file) => {
      const ids = [...readBuilt(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      return new Set(ids).size !== ids.length;
    });

  expect(repeated).toEqual([]);
});
