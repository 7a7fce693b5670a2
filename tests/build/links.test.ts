import { basename } from 'node:path';
import { findAll, parse } from 'css-tree';
import { expect, test } from 'vitest';
import { addressesOf, builtIn, inTemplates, isBuilt, languages, openPage } from './builtFiles.ts';

/** Paths that the server serves by itself. */
const elsewhere = /^\/(?:dashboard|media|api)(?:\/|$)/;

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1));

/** The URLs in the inline style sheet of a page. */
const addressesInStyle = (page: Document) =>
  [...page.querySelectorAll('style')].flatMap(({ textContent }) =>
    findAll(parse(textContent), () => true).flatMap((node) => (node.type === 'Url' ? node.value : [])),
  );

/** The reason why a URL is broken, or undefined. */
function fault(address: string, page: string, language: string) {
  if (/^(?:https:\/\/|data:|mailto:[^@\s]+@[^@\s]+$|tel:\d+$)/.test(address)) return undefined;
  const url = new URL(address, `https://site.test${page}`);
  const target = url.searchParams.get('lng') ?? language;
  if (elsewhere.test(url.pathname)) return undefined;
  if (isBuilt(url.pathname) && url.pathname !== '/') return undefined;
  const name = nameOf(url.pathname);
  if (!isBuilt(`pages/${target}/${name}.html`)) return 'no such page';
  if (url.hash && !openPage(name, target).getElementById(decodeURIComponent(url.hash.slice(1))))
    return 'no such section';
  return undefined;
}

test.each(languages)('every link of every page in %s leads to a page, a section or a file that exists', (language) => {
  const files = builtIn(`pages/${language}`, '.html');
  const broken = files.flatMap((file) => {
    const name = basename(file, '.html');
    const page = openPage(name, language);
    const path = name === 'home' ? '/' : `/${name}`;
    const named = '[href], [src]';
    const addresses = addressesOf([...page.querySelectorAll(named), ...inTemplates(page, named)]);
    return [...addresses, ...addressesInStyle(page)].flatMap((address) => {
      const why = fault(address, path, language);
      return why ? [`${path} → ${address}: ${why}`] : [];
    });
  });

  expect(files.length).toBeGreaterThan(9);
  expect(broken).toEqual([]);
});
