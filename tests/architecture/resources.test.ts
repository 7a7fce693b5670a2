import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { resources } from '#admin/resources/resources.ts';

const maxLines = 60;

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({ file: join(folder, file), source: readFileSync(join(folder, file), 'utf8') }));

const definitions = [...sourcesIn('src/admin/resources'), ...sourcesIn('src/admin/extensions/resources')];
const generic = sourcesIn('src/admin').filter(
  ({ file }) => !/^src\/admin\/(resources|pages|extensions\/resources)\//.test(file),
);

type Source = (typeof definitions)[number];

const declarationsIn = (source: string) => source.split(/^(?=(?:export )?const )/m);

const names = definitions.flatMap(({ source }) =>
  [...source.matchAll(/^ {2}name: '(\w+)'/gm)].map(([, name = '']) => name),
);
const paths = definitions.flatMap(({ source }) =>
  [...source.matchAll(/(?:path|opens): '\/([\w-]+)'/g)].map(([, path]) => path),
);
/** Matches a name alone or as a part of a longer name: `ticketOf`, `TicketList`, but not `city` in `opacity`. */
const asWord = (name: string) => `(?:(?<![A-Za-z])${name}|${name[0]?.toUpperCase()}${name.slice(1)})(?![a-z])`;

const resourceName = new RegExp(
  `${[...names, 'categories'].map(asWord).join('|')}|['"\`]/(?:${paths.join('|')})\\b`,
  'g',
);

type Range = { start: number; end: number };

/** The code without prose: comments, and texts of several words. Routes of pages may name a resource. */
function codeOf(source: string) {
  const { program, comments } = parseSync('file.tsx', source);
  const prose: Range[] = [...comments];
  new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && node.value.includes(' ') && prose.push(node)),
    JSXAttribute: (node) => void (node.name.name === 'path' && prose.push(node)),
  }).visit(program);
  return prose.reduce(
    (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
    source,
  );
}

const namesIn = ({ source }: Pick<Source, 'source'>) => codeOf(source).match(resourceName) ?? [];

/** The import rules refuse packages that make elements otherwise. */
test(`a definition has fewer than ${maxLines} lines, and its file no JSX`, () => {
  const isLong = (declaration: string) => declaration.trimEnd().split('\n').length >= maxLines;

  expect(definitions.length).toBeGreaterThan(resources.length);
  expect(definitions.filter(({ file }) => file.endsWith('.tsx'))).toEqual([]);
  expect(definitions.flatMap(({ source }) => declarationsIn(source)).filter(isLong)).toEqual([]);
});

test('nothing generic in the dashboard names a resource', () => {
  expect(names).toEqual(expect.arrayContaining(resources.map(({ name }) => name)));
  expect(generic.length).toBeGreaterThan(50);
  expect(generic.filter((file) => namesIn(file).length > 0).map(({ file }) => file)).toEqual([]);
});

test.each([
  "if (definition.name === 'users') return null;",
  "import { faq } from '#admin/resources/faq.ts';",
  'export function CategoryList() {}',
  "t('ticket.title');",
  "navigate('/chat');",
  'const preLaunchUsers = 1;',
])('a generic file with this line is found: %s', (source) => {
  expect(namesIn({ source })).not.toEqual([]);
});
