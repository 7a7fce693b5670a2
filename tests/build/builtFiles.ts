import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Manifest } from 'vite';
import { chunksOf } from '#scripts/build/manifest.ts';

const client = 'dist/client';
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;
const parser = new new JSDOM().window.DOMParser(); // making a window takes as long as parsing a page, so there is one

export const kB = 1_000;

export const isBuilt = (path: string) => existsSync(join(client, path));

export const readBuilt = (path: string) => readFileSync(join(client, path), 'utf8');

/** The files of one kind in a folder of the build. */
export const builtIn = (folder: string, ending: string) =>
  readdirSync(join(client, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/** The bytes that are transferSize: those of the brotli copy, if there is one. */
export function transferSize(path: string) {
  const file = join(client, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

export const sumOf = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + transferSize(path), 0);

/** The scripts of these modules and of their imports. */
export const scriptsOf = (...modules: string[]) =>
  new Set(chunksOf(manifest, modules).flatMap((name) => manifest[name]?.file ?? []));

/** HTML or XML as a document. Its scripts do not run. */
export const parseMarkup = (text: string, type: DOMParserSupportedType) => parser.parseFromString(text, type);

const opened = new Map<string, Document>();

/** An HTML file of the build as a document, parsed once. */
export function openBuilt(path: string) {
  const page = opened.get(path) ?? parseMarkup(readBuilt(path), 'text/html');
  opened.set(path, page);
  return page;
}

/** A page of the site. */
export const openPage = (name: string, language = 'en') => openBuilt(`pages/${language}/${name}.html`);

/** The elements that a browser with scripts loads at once: not those in templates or noscript. */
export const atOnce = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].filter((element) => !element.closest('noscript'));

/** The elements in templates. */
export const inTemplates = (page: Document, selector: string) =>
  [...page.querySelectorAll('template')].flatMap(({ content }) => [...content.querySelectorAll(selector)]);

/** The URLs in the `href` and `src` of elements, without duplicates. */
export const urlsOf = (elements: Iterable<Element>) =>
  new Set([...elements].flatMap((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? []));
