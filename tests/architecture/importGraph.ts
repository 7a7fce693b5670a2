import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Visitor } from 'oxc-parser';
import type { ImportRule } from './importRules.ts';
import { parseSource, sourceFiles } from './sources.ts';

export type Import = { from: string; to: string; isPackage: boolean; isLazy: boolean };

/** The `#` names of package.json, each with its folder. */
const names = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
).map(([name, folder]) => [name.replace('*', ''), folder.replace('./', '').replace('*', '')] as const);

/** The names that a file imports, for types too. `isLazy` marks an `import()`. */
function specifiersOf(file: string, source: string) {
  const { module, program } = parseSource(file, source);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => ({ name: moduleRequest.value, isLazy: false })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest }) => (moduleRequest ? [{ name: moduleRequest.value, isLazy: false }] : [])),
  ];
  new Visitor({
    ImportExpression: ({ source: name }) => {
      if (name.type === 'Literal') specifiers.push({ name: String(name.value), isLazy: true });
    },
    TSImportType: ({ source: name }) => {
      specifiers.push({ name: name.value, isLazy: false });
    },
  }).visit(program);
  return specifiers;
}

function resolve(file: string, specifier: string) {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const [name, folder] = names.find(([prefix]) => specifier.startsWith(prefix)) ?? [];
  return name === undefined ? undefined : specifier.replace(name, folder ?? '');
}

export const importsOf = (file: string, source: string): Import[] =>
  specifiersOf(file, source).map(({ name, isLazy }) => {
    const path = resolve(file, name);
    return { from: file, to: path ?? name, isPackage: path === undefined, isLazy };
  });

/** Every import in these folders, except in tests: these may import what they test. */
export const readImports = (folders: readonly string[]) =>
  folders.flatMap(sourceFiles).flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

export type ImportRules = Record<string, ImportRule>;

/** True unless a file imports a private file of a neighbouring folder. */
const respectsSurfaces = (rules: ImportRules, from: string, to: string) =>
  Object.entries(rules).every(
    ([folder, { surface }]) =>
      !surface ||
      !isWithin(to, folder) ||
      isWithin(from, folder) ||
      !isWithin(from, dirname(folder)) ||
      surface.includes(to),
  );

/** The imports that the rules do not allow. */
export function forbiddenImports(imports: readonly Import[], rules: ImportRules) {
  const innermost = Object.keys(rules).sort((a, b) => b.length - a.length);
  return imports.filter(({ from, to, isPackage }) => {
    const folder = innermost.find((path) => isWithin(from, path));
    const rule = folder === undefined ? undefined : rules[folder];
    if (!rule || folder === undefined) return true;
    if (isPackage) return rule.packages?.test(to) === false;
    if (!respectsSurfaces(rules, from, to)) return true;
    return ![folder, ...rule.imports].some((allowed) => isWithin(to, allowed));
  });
}

/** The names from which the edges lead back to the name itself. */
function inRings(edges: Iterable<readonly [from: string, to: string]>) {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reached = (name: string, seen = new Set<string>()) => {
    for (const to of next.get(name) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...next.keys()].filter((name) => reached(name).has(name));
}

/** The folders that import themselves through folders beside them, in a ring of any length. */
export const folderRings = (imports: readonly Import[]) =>
  inRings(
    imports.flatMap(({ from, to, isPackage }) => {
      const [one, other] = [from.split('/'), to.split('/')];
      const parting = one.findIndex((part, index) => part !== other[index]) + 1;
      const areFolders = parting > 0 && parting < one.length && parting < other.length;
      if (isPackage || !areFolders) return [];
      return [[one.slice(0, parting).join('/'), other.slice(0, parting).join('/')] as const];
    }),
  );

/** The files that import themselves through others, by types too. A lazy import closes no cycle. */
export const cycles = (imports: readonly Import[]) =>
  inRings(imports.flatMap(({ from, to, isPackage, isLazy }) => (isPackage || isLazy ? [] : [[from, to] as const])));
