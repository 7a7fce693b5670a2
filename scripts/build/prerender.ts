import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Namespace } from '#i18n/i18next.ts';
import type { Language } from '#i18n/language.ts';
import type { PageName } from '#site/pages.ts';
import { failureId, programTemplate, rootId, settingAttribute } from '#start/contract.ts';
import { checkPage } from './checkPage.ts';
import { fillPage, openEntry, serializeHtml } from './fillPage.ts';
import { stylesOf } from './firstScreen/pageStyles.ts';
import { type InlineScript, inlineScript } from './inlineScript.ts';
import { type Folders, programTags, readManifest, readStyles } from './manifest.ts';
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
  /** The parts that a visitor sees before scrolling, beside the header and the notice of a failure. */
  seenFirst: string;
  inline: InlineScript;
};

const planOfDocument: Plan = {
  entry: 'src/site/legal/main.ts',
  turnsInPlace: false,
  seenFirst: 'main',
  inline: 'startDocument',
};

const plans: Partial<Record<PageName, Plan>> = {
  home: {
    entry: 'src/site/landing/LandingPage.tsx',
    turnsInPlace: true,
    seenFirst: '#home',
    inline: 'startLanding',
  },
  'not-found': {
    entry: 'src/site/layout/NotFoundPage.tsx',
    turnsInPlace: true,
    seenFirst: 'main, footer',
    inline: 'startAfterPaint',
  },
};

const loadRenderer = (folder: string): Promise<Renderer> => import(pathToFileURL(resolve(folder, 'prerender.js')).href);

/** The page that the build made, without its icons, which a browser would fetch beside the first paint. */
async function readEntry(client: string) {
  const entry = openEntry(await readFile(join(client, siteEntry), 'utf8'));
  const links = [...entry.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')];
  const icons = links.map((link) => link.outerHTML).join('');
  for (const link of links) link.remove();
  entry.head.insertAdjacentHTML('beforeend', `<link rel="icon" href="data:,"><noscript>${icons}</noscript>`);
  return { entry, icons };
}

/** The name of the landing page's file once the launch date has passed. */
const launchedName = 'launched';

/** What all pages of a build are made with. */
async function partsOfPages(client: string, renderer: Renderer) {
  return {
    client,
    renderer,
    manifest: await readManifest(join(client, 'manifest.json')),
    ...(await readEntry(client)),
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

/** Each form of a page in one language as a document that lacks its styles and scripts. */
function openForms(name: PageName, language: Language, forms: Rendered[], { entry, renderer }: Parts) {
  const { launchOfBuild, pages, renderFailure } = renderer;
  const day = pages[name].changesAtLaunch ? { [settingAttribute('launch')]: launchOfBuild.date } : {};
  return forms.map(({ head, body, messages }, index) => {
    const page = entry.cloneNode(true) as Document;
    const attributes = index === 0 ? day : { ...day, [settingAttribute('launched')]: '' };
    fillPage(page, { language, attributes, head, content: body, end: renderFailure(language) });
    return { page, messages, file: index === 0 ? name : launchedName };
  });
}

async function writePage(name: PageName, parts: Parts) {
  const { client, renderer, manifest, icons } = parts;
  const { entry, turnsInPlace, seenFirst, inline } = plans[name] ?? planOfDocument;
  const rendered = await renderForms(name, renderer);
  const opened = new Map([...rendered].map(([language, forms]) => [language, openForms(name, language, forms, parts)]));
  const { css, known } = await readStyles(manifest, [siteEntry, entry], client);
  const firstScreen = `.skip-link, #${rootId} > header, #${failureId}, ${seenFirst}`;
  const stylesIn = await stylesOf(opened, { css, firstScreen, turnsInPlace }, client);
  const start = await inlineScript(inline);

  for (const [language, forms] of opened) {
    const program = turnsInPlace
      ? programTags(manifest, siteEntry, entry, ...messagesOf(renderer.pages[name].namespaces, language))
      : programTags(manifest, entry);
    const links = icons + webManifest(renderer.manifestPath(language));
    const styles = await stylesIn(language);
    await mkdir(join(client, 'pages', language), { recursive: true });
    for (const { page, file } of forms) {
      page.head.insertAdjacentHTML('beforeend', styles + (turnsInPlace ? known : '') + start);
      page.body.insertAdjacentHTML('beforeend', template(programTemplate, links + program));
      checkPage(page, css, inline);
      await writeFile(join(client, 'pages', language, `${file}.html`), serializeHtml(page));
    }
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
