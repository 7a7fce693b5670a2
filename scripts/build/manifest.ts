import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { preloadScript } from './tags.ts';

export type Folders = { client: string; render: string };

export const readManifest = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest;

/** The chunks of these modules and, before each, all that it imports; what it imports only on demand is not among them. */
export function chunksBehind(manifest: Manifest, modules: readonly string[], seen = new Set<string>()): string[] {
  return modules.flatMap((name) => {
    if (seen.has(name)) return [];
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    return [...chunksBehind(manifest, chunk.imports ?? [], seen), name];
  });
}

/** The files of these modules and of all that they import. */
export const scriptsOf = (manifest: Manifest, modules: readonly string[]) =>
  chunksBehind(manifest, modules).map((name) => `/${manifest[name]?.file}`);

/** A program that starts where these tags are put, with all that it and these further modules will ask for. */
export function programTags(manifest: Manifest, entry: string, ...needed: string[]) {
  const program = `/${manifest[entry]?.file}`;
  const others = scriptsOf(manifest, [entry, ...needed]).filter((script) => script !== program);
  return `${others.map(preloadScript).join('')}<script type="module" src="${program}"></script>`;
}

/** Tells the browser's part of the build that the style is there already; a disabled sheet is not downloaded. */
const knownStyle = (href: string) => `<link rel="stylesheet" href="/${href}" disabled>`;

/**
 * The style sheets of an entry and further modules, in the order they apply. `known` goes into a page that brings them itself,
 * of all that a script may ask for: it never does for the entry's own.
 */
export async function readStyles(
  manifest: Manifest,
  [entry, ...modules]: readonly [string, ...string[]],
  client: string,
) {
  const sheets = [...new Set(chunksBehind(manifest, [entry, ...modules]).flatMap((name) => manifest[name]?.css ?? []))];
  const css = (await Promise.all(sheets.map((sheet) => readFile(join(client, sheet), 'utf8')))).join('');
  const asked = sheets.filter((sheet) => !manifest[entry]?.css?.includes(sheet));
  return { css, known: asked.map(knownStyle).join('') };
}
