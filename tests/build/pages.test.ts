import { basename } from 'node:path';
import { findAll, parse } from 'css-tree';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { applyYear } from '#server/site/applySettings.ts';
import { builtIn, inTemplates, isBuilt, openPage, parseMarkup, readBuilt, urlsOf } from './builtFiles.ts';

/** Paths of the server's routes, which are no files of the build. */
const serverRoutes = /^\/(?:dashboard|media|api)(?:\/|$)/;

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1));

/** The URLs in the inline style sheet of a page. */
const urlsInStyle = (page: Document) =>
  [...page.querySelectorAll('style')].flatMap(({ textContent }) =>
    findAll(parse(textContent), () => true).flatMap((node) => (node.type === 'Url' ? node.value : [])),
  );

/** Returns why a link is broken, or undefined. */
function reasonIfBroken(link: string, page: string, language: string) {
  if (/^(?:https:\/\/|data:|mailto:[^@\s]+@[^@\s]+$|tel:\d+$)/.test(link)) return undefined;
  const url = new URL(link, `https://site.test${page}`);
  const targetLanguage = url.searchParams.get('lng') ?? language;
  if (serverRoutes.test(url.pathname)) return undefined;
  if (isBuilt(url.pathname) && url.pathname !== '/') return undefined;
  const name = nameOf(url.pathname);
  if (!isBuilt(`pages/${targetLanguage}/${name}.html`)) return 'no such page';
  if (url.hash && !openPage(name, targetLanguage).getElementById(decodeURIComponent(url.hash.slice(1))))
    return 'no such section';
  return undefined;
}

test.each(languages)('the server can set the year of every page in %s', (language) => {
  for (const file of builtIn(`pages/${language}`, '.html')) {
    const page = String(applyYear(Buffer.from(readBuilt(file)), 2099));
    expect([file, parseMarkup(page, 'text/html').querySelector('footer')?.textContent]).toEqual([
      file,
      expect.stringContaining('© 2099 Hullo'),
    ]);
  }
});

test.each(languages)('every link of every page in %s leads to a page, a section or a file that exists', (language) => {
  const files = builtIn(`pages/${language}`, '.html');
  const broken = files.flatMap((file) => {
    const name = basename(file, '.html');
    const page = openPage(name, language);
    const path = name === 'home' ? '/' : `/${name}`;
    const withUrl = '[href], [src]';
    const links = urlsOf([...page.querySelectorAll(withUrl), ...inTemplates(page, withUrl)]);
    return [...links, ...urlsInStyle(page)].flatMap((link) => {
      const reason = reasonIfBroken(link, path, language);
      return reason ? [`${path} → ${link}: ${reason}`] : [];
    });
  });

  expect(files.length).toBeGreaterThan(9);
  expect(broken).toEqual([]);
});

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] }, // a list may have a name
});

async function faultsIn(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, selector }) => `${ruleId} ${selector} ${line}`),
  );
}

test.each(languages)('every page in %s is valid HTML, with names for links and inputs', async (language) => {
  const files = builtIn(`pages/${language}`, '.html');
  const faults: string[] = [];
  for (const file of files) faults.push(...(await faultsIn(readBuilt(file))).map((fault) => `${file}: ${fault}`));

  expect(files.length).toBeGreaterThan(9);
  expect(faults).toEqual([]);
});

test.each(['dashboard.html', 'session.html'])('%s is valid HTML', async (file) => {
  expect(await faultsIn(readBuilt(file))).toEqual([]);
});
