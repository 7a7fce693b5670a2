import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#i18n/language.ts';
import type { Namespace } from '#i18n/messages.ts';
import type { PageName } from '#site/pages.ts';
import { fillPage } from './fillPage.ts';
import { inlineScript } from './inlineScript.ts';
import { type Folders, programTags, readManifest, readStyles } from './manifest.ts';
import { stylesOf } from './pageStyles.ts';
import { writeProgramPages } from './programPages.ts';
import { template, webManifest } from './tags.ts';

type Renderer = typeof import('#site/prerender.tsx');
type Rendered = Awaited<ReturnType<Renderer['renderPage']>>;

const pageEntries: Partial<Record<PageName, string>> = {
  home: 'src/site/landing/LandingPage.tsx',
  'not-found': 'src/site/layout/NotFoundPage.tsx',
};
/** What is seen before anybody scrolls, and the notice of a failure. */
const firstScreens: Partial<Record<PageName, string>> = {
  home: '.skip-link, #root > header, #home, #load-failure',
};
const siteEntry = 'index.html';
const documentEntry = 'src/site/legal/main.ts';

/** React writes these as its properties are called; HTML's own spelling is small. */
const camelCased = / (?:hrefLang|popoverTarget|autoComplete|noValidate|fetchPriority)=/g;
const asHtml = (markup: string) => markup.replaceAll(camelCased, (name) => name.toLowerCase());

const loadRenderer = (folder: string): Promise<Renderer> => import(pathToFileURL(resolve(folder, 'prerender.js')).href);

const iconLinks = /<link rel="(?:icon|apple-touch-icon)"[^>]*>\s*/g;

/** The page that the build made, and its icons: a browser that knows of them would fetch one beside the first paint. */
async function readPage(client: string) {
  const html = await readFile(join(client, 'index.html'), 'utf8');
  const icons =
    html
      .match(iconLinks)
      ?.map((link) => link.trim())
      .join('') ?? '';
  const none = '<link rel="icon" href="data:,">';
  return {
    icons,
    html: html.replaceAll(iconLinks, '').replace('<!--head-->', `${none}<noscript>${icons}</noscript><!--head-->`),
  };
}

/** The name of the landing page's file once the launch date has passed. */
const launchedName = 'launched';

/** What all pages of a build are made with. */
async function partsOfPages(client: string, renderer: Renderer) {
  return {
    client,
    renderer,
    manifest: await readManifest(join(client, 'manifest.json')),
    ...(await readPage(client)),
    startLanding: await inlineScript('startLanding'),
    startAfterPaint: await inlineScript('startAfterPaint'),
  };
}

type Parts = Awaited<ReturnType<typeof partsOfPages>>;

/** Writes one page in every language, and in both its forms if it changes at the launch. */
async function writePage(
  name: PageName,
  { client, renderer, manifest, html, icons, startLanding, startAfterPaint }: Parts,
) {
  const { languages, launchOfBuild, manifestPath, pages, renderFailure, renderPage } = renderer;
  const { changesAtLaunch, namespaces } = pages[name];
  const forms = changesAtLaunch ? [false, true] : [false];
  const rendered = new Map<Language, Rendered[]>();
  for (const language of languages) {
    rendered.set(language, await Promise.all(forms.map((hasPassed) => renderPage(name, language, hasPassed))));
  }

  const { css, known } = await readStyles(manifest, [siteEntry, pageEntries[name] ?? documentEntry], client);
  const firstScreen = firstScreens[name];
  const [[{ body = '' } = {}] = []] = rendered.values();
  const whole = `<!doctype html><div id="root">${body}</div>${renderFailure('en')}`;
  const inLanguage = await stylesOf(
    rendered,
    css,
    client,
    firstScreen ? { selector: firstScreen, html: whole } : undefined,
  );

  for (const [language, [page, launched]] of rendered) {
    const { styles, later } = await inLanguage(language);
    const scripts = programTags(manifest, ...pageScripts(name, language, namespaces));
    const afterPaint = icons + webManifest(manifestPath(language)) + (pageEntries[name] ? later : '') + scripts;
    const end = template('program', afterPaint) + (firstScreen ? '' : startAfterPaint);
    const write = (file: string, attributes: string, { head, body }: Rendered) => {
      const styled = asHtml(head) + styles + known + (firstScreen ? startLanding : '');
      const parts = { head: styled, page: asHtml(body), end };
      const text = fillPage(html, { language, attributes, failure: renderFailure(language), ...parts });
      return writeFile(join(client, 'pages', language, `${file}.html`), text);
    };
    await mkdir(join(client, 'pages', language), { recursive: true });
    const day = changesAtLaunch ? ` data-launch="${launchOfBuild.date}"` : '';
    if (page) await write(name, day, page);
    if (launched) await write(launchedName, `${day} data-launched`, launched);
  }
}

/** Writes every public page in every language, the pages of the programs below /dashboard, and English for a plain static host. */
export async function prerender({ client, render }: Folders) {
  const renderer = await loadRenderer(render);
  const { brand, launchOfBuild, pages, renderFailure, seoFiles } = renderer;
  const parts = await partsOfPages(client, renderer);
  const names = Object.keys(pages) as PageName[];
  for (const name of names) await writePage(name, parts);

  await writeProgramPages({ manifest: parts.manifest, brand, renderFailure }, client);
  await copyEnglish(names, launchOfBuild.hasPassed, client);
  for (const [path, text] of await seoFiles()) await writeFile(join(client, path), text);
}

/** What a page's scripts come to: the program, and its words in one language. */
function pageScripts(name: PageName, language: Language, namespaces: readonly Namespace[]): [string, ...string[]] {
  const page = pageEntries[name];
  if (!page) return [documentEntry];
  return [siteEntry, page, ...namespaces.map((namespace) => `src/i18n/messages/${language}/${namespace}.ts`)];
}

const plainNames: Partial<Record<PageName, string>> = { home: 'index', 'not-found': '404' };

const copyEnglish = (names: PageName[], hasLaunched: boolean, client: string) =>
  Promise.all(
    names.map((name) => {
      const plainName = plainNames[name] ?? name;
      const form = hasLaunched && name === 'home' ? launchedName : name;
      return copyFile(join(client, 'pages', 'en', `${form}.html`), join(client, `${plainName}.html`));
    }),
  );
