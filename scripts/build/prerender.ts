import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#i18n/language.ts';
import type { Namespace } from '#i18n/messages.ts';
import type { PageName } from '#site/pages.ts';
import { fillPage } from './fillPage.ts';
import { writeFonts } from './fonts.ts';
import { inlineScript } from './inlineScript.ts';
import { type Folders, programTags, readManifest, readStyles } from './manifest.ts';
import { writeProgramPages } from './programPages.ts';
import { shownText } from './shownText.ts';
import { style, template } from './tags.ts';

type Renderer = typeof import('#site/prerender.tsx');
type Rendered = Awaited<ReturnType<Renderer['renderPage']>>;

const pageEntries: Partial<Record<PageName, string>> = {
  home: 'src/site/landing/LandingPage.tsx',
  'not-found': 'src/site/layout/NotFoundPage.tsx',
};
const siteEntry = 'index.html';
const documentEntry = 'src/site/legal/main.ts';

/** Named, and not fetched before the page has been painted in their fallbacks: a font is no reason to wait for words. */
const facesAfterPaint = (own: string, others: string) =>
  `<style id="faces" media="not all">${own}</style><noscript>${style(own)}</noscript>${style(others)}`;
/** React writes these as its properties are called; HTML's own spelling is small. */
const camelCased = / (?:hrefLang|popoverTarget|autoComplete|noValidate|fetchPriority)=/g;
const asHtml = (markup: string) => markup.replaceAll(camelCased, (name) => name.toLowerCase());

const loadRenderer = (folder: string): Promise<Renderer> => import(pathToFileURL(resolve(folder, 'prerender.js')).href);

const readAloud = /\s(?:alt|aria-label)="([^"]+)"/g;

/** Every language's faces are named, and only those of the language shown are fetched. */
async function writePageFonts(rendered: Map<Language, Rendered>, styles: string, folder: string) {
  const fonts = new Map<Language, Awaited<ReturnType<typeof writeFonts>>>();
  for (const [language, { head, body, messages }] of rendered) {
    const shown = shownText(`<!doctype html><html lang="${language}"><head>${head}</head><body>${body}`, styles);
    const read = [...body.matchAll(readAloud)].map(([, text = '']) => text);
    const later = messages.filter(
      (text) => ![...shown.map((piece) => piece.text), ...read].some((at) => at.includes(text)),
    );
    fonts.set(language, await writeFonts({ language, shown, later }, folder));
  }
  const all = new Set([...fonts.values()].flat());
  return (language: Language) => {
    const own = new Set(fonts.get(language));
    return facesAfterPaint([...own].join(''), [...all].filter((face) => !own.has(face)).join(''));
  };
}

/** Writes every public page in every language, the pages of the programs below /dashboard, and English for a plain static host. */
export async function prerender({ client, render }: Folders) {
  const { brand, seoFiles, languages, pages, renderFailure, renderPage } = await loadRenderer(render);
  const manifest = await readManifest(join(client, 'manifest.json'));
  const html = await readFile(join(client, 'index.html'), 'utf8');
  const skipLayout = await inlineScript('skipLayout');
  const startAfterPaint = await inlineScript('startAfterPaint');

  for (const name of Object.keys(pages) as PageName[]) {
    const rendered = new Map<Language, Rendered>();
    for (const language of languages) rendered.set(language, await renderPage(name, language));

    const styles = await readStyles(manifest, [siteEntry, pageEntries[name] ?? documentEntry], client);
    const facesOf = await writePageFonts(rendered, styles.css, client);

    for (const [language, { head, body }] of rendered) {
      const scripts = programTags(manifest, ...pageScripts(name, language, pages[name].namespaces));
      const page = fillPage(html, {
        language,
        head: skipLayout + asHtml(head) + styles.tags + facesOf(language),
        page: asHtml(body),
        failure: renderFailure(language),
        end: template('program', scripts) + startAfterPaint,
      });
      await mkdir(join(client, 'pages', language), { recursive: true });
      await writeFile(join(client, 'pages', language, `${name}.html`), page);
    }
  }

  await writeProgramPages({ manifest, brand, renderFailure }, client);
  await copyEnglish(Object.keys(pages) as PageName[], client);
  for (const [path, text] of await seoFiles()) await writeFile(join(client, path), text);
}

/** What a page's scripts come to: the program, and its words in one language. */
function pageScripts(name: PageName, language: Language, namespaces: readonly Namespace[]): [string, ...string[]] {
  const page = pageEntries[name];
  if (!page) return [documentEntry];
  return [siteEntry, page, ...namespaces.map((namespace) => `src/i18n/messages/${language}/${namespace}.ts`)];
}

const plainNames: Partial<Record<PageName, string>> = { home: 'index', 'not-found': '404' };

const copyEnglish = (names: PageName[], client: string) =>
  Promise.all(
    names.map((name) => {
      const plainName = plainNames[name] ?? name;
      return copyFile(join(client, 'pages', 'en', `${name}.html`), join(client, `${plainName}.html`));
    }),
  );
