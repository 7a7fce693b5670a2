import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** `a` to `Z`, then `aa` to `ZZ`. */
function nameAt(index: number): string {
  const last = letters[index % letters.length] ?? '';
  return index < letters.length ? last : nameAt(Math.floor(index / letters.length) - 1) + last;
}

const moduleFiles = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(process.cwd(), 'src', file))
    .sort();

const namesIn = (file: string) => new Set(readFileSync(file, 'utf8').match(/(?<=\.|@keyframes )[a-z]\w*/gi));

/**
 * The names of the classes and animations of CSS modules in the build, as short as can be: they are written into every page, where those that are
 * made of a hash cost 0.4 kB. The same in the browser's part of the build and in the one that prerenders.
 */
export function createScopedName() {
  const scoped = moduleFiles().flatMap((file) => [...namesIn(file)].map((name) => `${name} ${file}`));
  const names = new Map(scoped.map((name, index) => [name, nameAt(index)]));

  return (name: string, file: string) => {
    const short = names.get(`${name} ${file}`);
    if (!short) throw new Error(`${file} has no ${name}`);
    return short;
  };
}
