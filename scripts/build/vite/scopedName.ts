import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAll, generate, parse } from 'css-tree';

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** `a` to `Z`, then `aa` to `ZZ`. */
function nameAt(index: number): string {
  const last = letters[index % letters.length] ?? '';
  return index < letters.length ? last : nameAt(Math.floor(index / letters.length) - 1) + last;
}

/** The names that CSS modules scope to their file: classes and animations. */
const namesIn = (file: string) =>
  findAll(parse(readFileSync(file, 'utf8')), () => true).flatMap((node) => {
    if (node.type === 'ClassSelector') return node.name;
    return node.type === 'Atrule' && node.name === 'keyframes' && node.prelude ? generate(node.prelude) : [];
  });

/**
 * Creates Vite's `generateScopedName`, which returns the shortest possible names. Names with a hash add 0.4 kB to each
 * page. The names depend only on the files, so the browser's build and the prerenderer's build use the same ones.
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
    if (!short) throw new Error(`${file} has no class or animation named ${name}`);
    return short;
  };
}
