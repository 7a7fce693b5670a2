import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Language } from '#i18n/language.ts';
import { preloadScript } from './page.ts';

export const readManifest = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest;

/** The chunks of these modules and of their imports, in loading order. Lazy imports are not included. */
export function chunksOf(manifest: Manifest, modules: readonly string[], seen = new Set<string>()): string[] {
  return modules.flatMap((name) => {
    if (seen.has(name)) return [];
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    return [...chunksOf(manifest, chunk.imports ?? [], seen), name];
  });
}

/** The modules of these messages in a language. */
export const messageModules = (language: Language, namespaces: readonly string[]) =>
  namespaces.map((namespace) => `src/i18n/messages/${language}/${namespace}.ts`);

/** The scripts of these modules and of their imports. */
export const scriptsOf = (manifest: Manifest, modules: readonly string[]) =>
  chunksOf(manifest, modules).map((name) => `/${manifest[name]?.file}`);

/**
 * The tags that start a program, with preloads of its imports and of these further modules. The largest script is the first:
 * over HTTP/1.1 a browser downloads six files at once, and a large script must not wait for small ones.
 */
export function programTags(
  { manifest, client }: { manifest: Manifest; client: string },
  entry: string,
  ...needed: string[]
) {
  const program = `/${manifest[entry]?.file}`;
  const others = scriptsOf(manifest, [entry, ...needed]).filter((script) => script !== program);
  const sizeOf = (script: string) => statSync(join(client, script)).size;
  const largestFirst = others.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return `${largestFirst.map(preloadScript).join('')}<script type="module" src="${program}"></script>`;
}

/** Prevents Vite's loader from downloading a style that the page contains. A browser does not download a disabled sheet. */
const disabledStylesheet = (href: string) => `<link rel="stylesheet" href="/${href}" disabled>`;

/**
 * The style sheets of an entry and further modules, in their order. A page that contains the CSS needs the disabled tags:
 * without them a lazy import would download its sheet. Vite's loader never requests the entry's own sheet.
 */
export async function readStyles(manifest: Manifest, modules: [entry: string, ...string[]], client: string) {
  const [entry] = modules;
  const sheets = [...new Set(chunksOf(manifest, modules).flatMap((name) => manifest[name]?.css ?? []))];
  const css = (await Promise.all(sheets.map((sheet) => readFile(join(client, sheet), 'utf8')))).join('');
  const lazySheets = sheets.filter((sheet) => !manifest[entry]?.css?.includes(sheet));
  return { css, disabledSheets: lazySheets.map(disabledStylesheet).join('') };
}
