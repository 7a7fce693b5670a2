import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#i18n/language.ts';
import type { PageName } from '#site/pages.ts';
import { loadFailureId, programTemplate, rootId, settingAttribute } from '#start/contract.ts';
import { stylesOf } from './firstScreen/pageStyles.ts';
import { type InlineScript, inlineScript } from './inlineScript.ts';
import { messageModules, programTags, readManifest, readStyles } from './manifest.ts';
import { append, openEntry, template, writeHtml } from './page.ts';
import { writeProgramPages } from './programPages.ts';

type Renderer = typeof import('#site/prerender.tsx');

const siteEntry = 'index.html';

type Plan = {
  /** The module that starts the page, besides the site's own. */
  entry: string;
  /** Selectors of the parts above the fold, besides the header and the failure notice. A document has none: its style is whole. */
  firstScreen?: string;
  inline: InlineScript;
};

const planOfDocument: Plan = {
  entry: 'src/site/legal/main.ts',
  inline: 'startDocument',
};

/** The plans of the pages whose scripts can show another language without loading a page. */
const plans: Partial<Record<PageName, Plan>> = {
  home: {
    entry: 'src/site/landing/LandingPage.tsx',
    firstScreen: '#home',
    inline: 'startLanding',
  },
  'not-found': {
    entry: 'src/site/layout/NotFoundPage.tsx',
    firstScreen: 'main, footer',
    inline: 'startNotFound',
  },
};

/** The file name of the landing page's variant after the launch. */
const launchedName = 'launched';

/** Opens the build, and takes the icons out of the site's HTML file: a browser would fetch them before the first paint. */
async function openBuild(client: string, render: string) {
  const renderer: Renderer = await import(pathToFileURL(resolve(render, 'prerender.js')).href);
  const entry = await openEntry(join(client, siteEntry));
  const links = [...entry.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')];
  const icons = links.map((link) => link.outerHTML).join('');
  for (const link of links) link.remove();
  append(entry.head, `<link rel="icon" href="data:,"><noscript>${icons}</noscript>`);
  return { client, renderer, manifest: await readManifest(join(client, 'manifest.json')), entry, icons };
}

type Build = Awaited<ReturnType<typeof openBuild>>;

/**
 * Opens a page in one language as a document, still without styles and scripts. The landing page has one variant before
 * the launch and one after it.
 */
function openVariants(name: PageName, language: Language, { entry, renderer }: Build) {
  const { launchOfBuild, renderFailure, renderPage } = renderer;
  const changesAtLaunch = name === 'home';
  const openVariant = async (hasPassed: boolean) => {
    const { head, body, messages } = await renderPage(name, language, hasPassed);
    const page = entry.cloneNode(true) as Document;
    const { documentElement: html } = page;
    html.lang = language;
    if (changesAtLaunch) html.setAttribute(settingAttribute('launch'), launchOfBuild.date);
    if (hasPassed) html.setAttribute(settingAttribute('launched'), '');
    append(page.head, head);
    append(page.getElementById(rootId), body);
    append(page.body, renderFailure(language));
    return { page, messages, file: hasPassed ? launchedName : name };
  };
  return Promise.all((changesAtLaunch ? [false, true] : [false]).map(openVariant));
}

async function writePage(name: PageName, build: Build) {
  const { client, renderer, manifest, icons } = build;
  const { entry, firstScreen, inline } = plans[name] ?? planOfDocument;
  const switchesLanguageInPlace = name in plans;
  const opened = new Map<Language, Awaited<ReturnType<typeof openVariants>>>();
  for (const language of renderer.languages) opened.set(language, await openVariants(name, language, build));
  const { css, disabledSheets } = await readStyles(manifest, [siteEntry, entry], client);
  const selectors = firstScreen && `.skip-link, #${rootId} > header, #${loadFailureId}, ${firstScreen}`;
  const stylesIn = await stylesOf(opened, { css, firstScreen: selectors, switchesLanguageInPlace }, client);
  const start = await inlineScript(inline);
  const links = `${icons}<link rel="manifest" href="${renderer.manifestPath}">`;

  for (const [language, variants] of opened) {
    const program = switchesLanguageInPlace
      ? programTags(build, siteEntry, entry, ...messageModules(language, renderer.pages[name].namespaces))
      : programTags(build, entry);
    const styles = await stylesIn(language);
    await mkdir(join(client, 'pages', language), { recursive: true });
    for (const { page, file } of variants) {
      append(page.head, styles + (switchesLanguageInPlace ? disabledSheets : '') + start);
      append(page.body, template(programTemplate, links + program));
      await writeHtml(join(client, 'pages', language, `${file}.html`), page);
    }
  }
}

const plainNames: Partial<Record<PageName, string>> = { home: 'index', 'not-found': '404' };

/**
 * Writes every public page in every language, and the pages below /dashboard. A static host gets copies of the English
 * pages under plain names.
 */
export async function prerender({ client, render }: { client: string; render: string }) {
  const build = await openBuild(client, render);
  const { brand, launchOfBuild, pages, renderFailure, seoFiles } = build.renderer;
  for (const name of Object.keys(pages) as PageName[]) {
    await writePage(name, build);
    const english = launchOfBuild.hasPassed && name === 'home' ? launchedName : name;
    await copyFile(join(client, 'pages', 'en', `${english}.html`), join(client, `${plainNames[name] ?? name}.html`));
  }
  await writeProgramPages({ manifest: build.manifest, brand, renderFailure }, client);
  for (const [path, text] of await seoFiles()) await writeFile(join(client, path), text);
}
