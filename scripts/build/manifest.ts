import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';

/** What every page begins with. */
export const shellEntry = 'index.html';

export type Folders = { client: string; render: string };

export const readManifest = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest;

/** The chunk that a module is the entry of, or that is named after it: one that several programs share. */
function chunkOf(manifest: Manifest, module: string) {
  const shared = /(\w+)\.tsx?$/.exec(module)?.[1];
  const found = manifest[module] ? module : Object.keys(manifest).find((key) => manifest[key]?.name === shared);
  if (!found) throw new Error(`The build has no chunk for ${module}`);
  return found;
}

/** The chunks that load with these, themselves included; what they import only on demand is not. */
function chunksOf(manifest: Manifest, names: readonly string[], seen = new Set<string>()): string[] {
  return names.flatMap((name) => {
    if (seen.has(name)) return [];
    seen.add(name);
    return [name, ...chunksOf(manifest, manifest[name]?.imports ?? [], seen)];
  });
}

/** The chunks that load with these modules. */
export const chunksBehind = (manifest: Manifest, modules: readonly string[]) =>
  chunksOf(
    manifest,
    modules.map((module) => chunkOf(manifest, module)),
  );

/** The files of these modules and of all that they import, without the shell's own. */
export function scriptsOf(manifest: Manifest, modules: string[]) {
  const inShell = new Set([shellEntry, ...chunksOf(manifest, manifest[shellEntry]?.imports ?? [])]);
  return chunksBehind(manifest, modules)
    .filter((name) => !inShell.has(name))
    .map((name) => `/${manifest[name]?.file}`);
}

/** The style sheets of these chunks, in the order they apply. */
export const stylesOf = (manifest: Manifest, names: readonly string[]) => [
  ...new Set(
    chunksOf(manifest, names)
      .reverse()
      .flatMap((name) => manifest[name]?.css ?? []),
  ),
];
