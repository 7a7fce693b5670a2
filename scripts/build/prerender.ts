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

const siteEntry = 'index.html';

/** How a page is made. */
type Plan = {
  /** The module that its program starts with, beside the site's own. */
  entry: string;
  /** Whether its program can turn it to another language in place. */
  turnsInPlace: boolean;
  /** What of it is seen before anybody scrolls, beside its header and the notice of a failure; all of it, if nothing is named. */
  seenFirst?: string;
  inline: 'startLanding' | 'startDocument' | 'startAfterPaint';
};

function planOf(name: PageName): Plan {
  if (name === 'not-found')
    return { entry: 'src/site/layout/NotFoundPage.tsx', turnsInPlace: true, inline: 'startAfterPaint' };
  if (name !== 'home')
    return { entry: 'src/site/legal/main.ts', turnsInPlace: false, seenFirst: 'main', inline: 'startDocument' };
  const entry = 'src/site/landing/LandingPage.tsx';
  return { entry, turnsInPlace: true, seenFirst: '#home', inline: 'startLanding' };
}

/** React writes these as its properties are called; HTML's own spelling is small. */
const camelCased = / (?:hrefLang|popoverTarget|autoComplete|noValidate|fetchPriority)=/g;
/** Neither means anything in HTML: they come to some 50 bytes of a page. */
const closingSlash = /(?<=<[a-z][^<>]*)\/(?=>)/g;
const noValue = /(?<= data-[\w-]+)=""/g;
const asHtml = (markup: string) =>
  markup
    .replaceAll(camelCased, (name) => name.toLowerCase())
    .replaceAll(closingSlash, '')
    .replaceAll(noValue, '');

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
    inlineScripts: {
      startLanding: await inlineScript('startLanding'),
      startDocument: await inlineScript('startDocument'),
      startAfterPaint: await inlineScript('startAfterPaint'),
    },
  };
}

type Parts = Awaited<ReturnType<typeof partsOfPages>>;

const messagesOf = (namespaces: readonly Namespace[], language: Language) =>
  namespaces.map((namespace) => `src/i18n/messages/${language}/${namespace}.ts`);

/** One page in every language, and in both its forms if it changes at the launch. */
async function renderForms(name: PageName, { languages, pages, renderPage }: Renderer) {
  const forms = pages[name].changesAtLaunch ? [false, true] : [false];
  const rendered = new Map<Language, Rendered[]>();
  for (const language of languages) {
    rendered.set(language, await Promise.all(forms.map((hasPassed) => renderPage(name, language, hasPassed))));
  }
  return rendered;
}

/** What stands around the words of a page in one language: before them in its head, and behind them at its end. */
type Frame = { head: string; end: string };

function writeForms(name: PageName, language: Language, forms: Rendered[], { head, end }: Frame, parts: Parts) {
  const { launchOfBuild, pages, renderFailure } = parts.renderer;
  const day = pages[name].changesAtLaunch ? ` data-launch="${launchOfBuild.date}"` : '';
  return Promise.all(
    forms.map((form, index) => {
      const [file, attributes] = index === 0 ? [name, day] : [launchedName, `${day} data-launched`];
      const filled = { head: asHtml(form.head) + head, page: asHtml(form.body), end };
      const text = fillPage(parts.html, { language, attributes, failure: renderFailure(language), ...filled });
      return writeFile(join(parts.client, 'pages', language, `${file}.html`), text);
    }),
  );
}

async function writePage(name: PageName, parts: Parts) {
  const { client, renderer, manifest, icons, inlineScripts } = parts;
  const { entry, turnsInPlace, seenFirst, inline } = planOf(name);
  const start = inlineScripts[inline];
  const rendered = await renderForms(name, renderer);
  const { css, known } = await readStyles(manifest, [siteEntry, entry], client);
  const firstScreen = seenFirst && `.skip-link, #root > header, #load-failure, ${seenFirst}`;
  const inLanguage = await stylesOf(rendered, { css, firstScreen, turnsInPlace }, client);

  for (const [language, forms] of rendered) {
    const html = `<div id="root">${forms[0]?.body}</div>${renderer.renderFailure(language)}`;
    const { styles, later } = await inLanguage(language, html);
    const head = styles + (turnsInPlace ? known : '') + (firstScreen ? start : '');
    const program = turnsInPlace
      ? programTags(manifest, siteEntry, entry, ...messagesOf(renderer.pages[name].namespaces, language))
      : programTags(manifest, entry);
    const links = icons + webManifest(renderer.manifestPath(language)) + later;
    const end = template('program', links + program) + (firstScreen ? '' : start);
    await mkdir(join(client, 'pages', language), { recursive: true });
    await writeForms(name, language, forms, { head, end }, parts);
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

const plainNames: Partial<Record<PageName, string>> = { home: 'index', 'not-found': '404' };

const copyEnglish = (names: PageName[], hasLaunched: boolean, client: string) =>
  Promise.all(
    names.map((name) => {
      const plainName = plainNames[name] ?? name;
      const form = hasLaunched && name === 'home' ? launchedName : name;
      return copyFile(join(client, 'pages', 'en', `${form}.html`), join(client, `${plainName}.html`));
    }),
  );
