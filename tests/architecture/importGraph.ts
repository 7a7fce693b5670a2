import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export type Import = { from: string; to: string; isPackage: boolean; isLazy: boolean };

/** The `#` names of package.json, each with its folder. */
const names = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
).map(([name, folder]) => [name.replace('*', ''), folder.replace('./', '').replace('*', '')] as const);

/** What a file imports, for its types alone, too; `isLazy` is what `import()` fetches when it is called. */
function specifiersOf(file: string, source: string) {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => ({ name: moduleRequest.value, isLazy: false })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest }) => (moduleRequest ? [{ name: moduleRequest.value, isLazy: false }] : [])),
  ];
  new Visitor({
    ImportExpression: ({ source: name }) => {
      if (name.type === 'Literal') found.push({ name: String(name.value), isLazy: true });
    },
    TSImportType: ({ source: name }) => {
      found.push({ name: name.value, isLazy: false });
    },
  }).visit(program);
  return found;
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

/** Every import of these folders' files but the tests, which may import what they test. */
export const readImports = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));

const isWithin = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

export type Rooms = Record<string, Room>;

/** Whether a file imports from the rooms beside it only what is on their surface. */
const respectsSurfaces = (rooms: Rooms, from: string, to: string) =>
  Object.entries(rooms).every(
    ([room, { surface }]) =>
      !surface || !isWithin(to, room) || isWithin(from, room) || !isWithin(from, dirname(room)) || surface.includes(to),
  );

/** The imports that the table of rooms does not allow. */
export function throughWalls(imports: readonly Import[], rooms: Rooms) {
  const innermost = Object.keys(rooms).sort((one, other) => other.length - one.length);
  return imports.filter(({ from, to, isPackage }) => {
    const name = innermost.find((room) => isWithin(from, room));
    const room = name === undefined ? undefined : rooms[name];
    if (!room || name === undefined) return true;
    if (isPackage) return room.packages?.test(to) === false;
    if (!respectsSurfaces(rooms, from, to)) return true;
    return ![name, ...room.imports].some((allowed) => isWithin(to, allowed));
  });
}

/** Folders side by side of which each imports from the other. */
export function mutualFolders(imports: readonly Import[]) {
  const pairs = new Set<string>();
  for (const { from, to, isPackage } of imports) {
    const [one, other] = [from.split('/'), to.split('/')];
    const parting = one.findIndex((part, index) => part !== other[index]) + 1;
    const areFolders = parting > 0 && parting < one.length && parting < other.length;
    if (!isPackage && areFolders) pairs.add(`${one.slice(0, parting).join('/')} ${other.slice(0, parting).join('/')}`);
  }
  return [...pairs].filter((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    return one < other && pairs.has(`${other} ${one}`);
  });
}

/** The files that come back to themselves by their imports, those of types included; a lazy import is no circle. */
import type { Room } from './rooms.ts';
export function cycles(imports: readonly Import[]) {
  const next = new Map<string, string[]>();
  for (const { from, to, isPackage, isLazy } of imports) {
    if (!isPackage && !isLazy) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const reached = (file: string, seen = new Set<string>()) => {
    for (const to of next.get(file) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  return [...next.keys()].filter((file) => reached(file).has(file));
}
