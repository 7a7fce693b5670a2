import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { filesThatDoNotCompile } from './filesThatDoNotCompile.ts';
import { missingParts } from './languageParts.ts';

/** A language that the project does not have. */
const madeUp = 'xx';

test.each(languages)('no file lacks its part in %s', (language) => {
  expect(missingParts(language)).toEqual([]);
});

/** The rows of the guide's table of a new language: the paths of each, and what names them, the compiler or a test. */
function readGuide() {
  const [, section = ''] = readFileSync('docs/translating.md', 'utf8').split('\n## A new language\n');
  const table = lexer(section).find((token): token is Tokens.Table => token.type === 'table');
  return (table?.rows ?? []).map(([paths, , namedBy]) => ({
    paths: [...(paths?.text ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    namedBy: namedBy?.text,
  }));
}

const guide = readGuide();

const pathsNamedBy = (name: string) => guide.filter(({ namedBy }) => namedBy === name).flatMap(({ paths }) => paths);

/** `*` stands for each language that the project has. */
const inEachLanguage = (path: string) =>
  path.includes('*') ? languages.map((each) => path.replace('*', each)) : [path];

/** The paths of files by a path of the guide, such as `public/social/<language>.png`. */
const patternOf = (path: string, language: string) =>
  new RegExp(`^${path.replace('<language>', language).replaceAll('*', '[^/]+')}$`);

test('the guide lists the files that do not compile without a part in a made-up language', {
  timeout: 180_000,
}, async () => {
  const list = /(?<=export const languages = \[.*)(?=\])/;
  const files = await filesThatDoNotCompile('src/api/wire.ts', (source) => source.replace(list, `, '${madeUp}'`));

  expect(files.length).toBeGreaterThan(10);
  expect(files).toEqual(pathsNamedBy('the compiler').flatMap(inEachLanguage).toSorted());
});

test('the guide lists the other files that a made-up language lacks', () => {
  const missing = missingParts(madeUp);
  const listed = pathsNamedBy('`languages.test.ts`');

  expect(missing.filter((file) => !listed.some((path) => patternOf(path, madeUp).test(file)))).toEqual([]);
  expect(listed.filter((path) => !missing.some((file) => patternOf(path, madeUp).test(file)))).toEqual([]);
});

test('the guide names files and tests that exist', () => {
  const folders = ['docs', 'public', 'scripts', 'server', 'src', 'tests'];
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const files = [...readdirSync('.'), ...inFolders];
  const tests = guide.flatMap(({ namedBy }) => namedBy?.match(/[^`]+\.test\.ts/) ?? []);

  expect(tests.length).toBeGreaterThan(5);
  expect(tests.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  expect(
    guide.flatMap(({ paths }) => paths.filter((path) => !files.some((file) => patternOf(path, 'en').test(file)))),
  ).toEqual([]);
});
