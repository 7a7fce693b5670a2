import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const names = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi;
const comments = /\/\*[\s\S]*?\*\//g;

const shortened = (count: number): string =>
  (count < letters.length ? '' : shortened(Math.floor(count / letters.length) - 1)) + letters[count % letters.length];

const namesIn = (folder: string, file: string) => {
  const css = readFileSync(join(folder, file), 'utf8').replaceAll(comments, '');
  return [...css.matchAll(names)].map(([, name]) => `${file} ${name}`);
};

/** Names the classes of all CSS modules in `folder` by counting them: the same in every build of the same files. */
export function shortClassNames(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const counted = new Map(
    [...new Set(files.flatMap((file) => namesIn(folder, file)))].map((name, count) => [name, `_${shortened(count)}`]),
  );

  return (name: string, file: string) => {
    const short = counted.get(`${relative(folder, file.split('?')[0] ?? '')} ${name}`);
    if (!short) throw new Error(`${file} has a class ${name} that was not counted`);
    return short;
  };
}
