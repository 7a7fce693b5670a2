import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAll, generate, parse } from 'css-tree';

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** `a` to `Z`, then `aa` to `ZZ`. */
function nameAt(index: number): string {
  const last = letters[index % letters.length] ?? '';
  return index < letters.length ? last : nameAt(Math.floor(index / letters.length) - 1) + last;
}

/** The names that CSS modules make local: those of classes and animations. */
const namesIn = (file: string) =>
  findAll(parse(readFileSync(file, 'utf8')), () => true).flatMap((node) => {
    if (node.type === 'ClassSelector') return node.name;
    return node.type === 'Atrule' && node.name === 'keyframes' && node.prelude ? generate(node.prelude) : [];
  });

/**
 * Names of classes and animations of CSS modules for the build, as short as possible: names with a hash cost 0.4 kB of each page.
 * They depend on the files only, so the browser's part of the build and the prerenderer's agree.
 */
export function createScopedName() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const scoped = files
    .sort()
    .map((file) => join(process.cwd(), 'src', file))
    .flatMap((file) => namesIn(file).map((name) => `${name} ${file}`));
  const names = new Map([...new Set(scoped)].map((name, index) => [name, nameAt(index)]));

  return (name: string, file: string) => {
    const short = names.get(`${name} ${file}`);
    if (!short) throw new Error(`${file} has no ${name}`);
    return short;
  };
}
