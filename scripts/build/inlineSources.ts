import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSource, type InlineSources, inlineSourcesFileName } from '#server/site/pagePolicy.ts';
import { parseHtml } from './page.ts';

/** Selects inline scripts that a browser runs, without external scripts and data blocks. */
const scripts = 'script:not([src], [type="application/ld+json"])';

/** Returns the CSP hashes of a page's inline scripts and styles, including those in templates. */
export function inlineSourcesOf(html: string): InlineSources {
  const page = parseHtml(html);
  const parts = [page, ...[...page.querySelectorAll('template')].map(({ content }) => content)];
  const sourcesOf = (selector: string) => {
    const elements = parts.flatMap((part) => [...part.querySelectorAll(selector)]);
    const texts = elements.map(({ textContent }) => textContent ?? '').filter((text) => text !== '');
    return [...new Set(texts)].map(hashSource);
  };
  return { scripts: sourcesOf(scripts), styles: sourcesOf('style') };
}

/** Writes the hashes of all pages of a folder for the server's Content-Security-Policy. */
export async function writeInlineSources(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file) => [`/${file}`, inlineSourcesOf(await readFile(join(folder, file), 'utf8'))] as const),
  );
  await writeFile(join(folder, inlineSourcesFileName), JSON.stringify(Object.fromEntries(pages)));
}
