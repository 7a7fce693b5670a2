import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser';

/** A property as a source has it: the names of the properties around it with slashes between them, after that of a table, and its line. */
type Use = { path: string; kind?: string; line: string };

/** Finds how the sources use a word: `around` is the path of the object that says it. */
export type Examples = (name: string, around: RegExp, kind?: string) => string | undefined;

const longest = 140;

const oneLine = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,( [}\]])/g, '$1')
    .trim();

/** What an object literal says its `kind` is. */
function kindOf({ properties }: ObjectExpression) {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'kind') continue;
    if (property.value.type === 'Literal') return String(property.value.value);
  }
  return undefined;
}

function usesIn({ file, text }: { file: string; text: string }) {
  const uses: Use[] = [];
  const names: string[] = /(endpoints|manners)\.ts$/.exec(file)?.slice(1) ?? [];
  const kinds: (string | undefined)[] = [];
  new Visitor({
    ObjectExpression: (object) => {
      kinds.push(kindOf(object));
    },
    'ObjectExpression:exit': () => {
      kinds.pop();
    },
    Property: ({ key, value, start, end }) => {
      names.push(text.slice(key.start, key.end).replaceAll("'", ''));
      if (value.type !== 'Identifier')
        uses.push({ path: names.join('/'), kind: kinds.at(-1), line: oneLine(text.slice(start, end)) });
    },
    'Property:exit': () => {
      names.pop();
    },
  }).visit(parseSync(file, text).program);
  return uses;
}

/** What a source says: the names of its properties, and its kinds, places and layouts. */
export function wordsIn({ file, text }: { file: string; text: string }) {
  const words = new Set<string>();
  const names: string[] = [];
  new Visitor({
    Property: ({ key }) => {
      names.push(text.slice(key.start, key.end).replaceAll("'", ''));
      words.add(names.at(-1) ?? '');
    },
    'Property:exit': () => {
      names.pop();
    },
    Literal: ({ value }) => {
      if (typeof value === 'string' && ['kind', 'on', 'layout'].includes(names.at(-1) ?? '')) words.add(value);
    },
  }).visit(parseSync(file, text).program);
  return words;
}

/** Collects how these sources use each word, so that an example of the documents is a line that compiles and runs. */
export function findExamples(sources: readonly { file: string; text: string }[]): Examples {
  const uses = sources.flatMap(usesIn).filter(({ line }) => line.length <= longest);
  return (name, around, kind) =>
    uses
      .filter((use) => use.path.split('/').at(-1) === name && around.test(use.path.split('/').slice(0, -1).join('/')))
      .filter((use) => kind === undefined || use.kind === kind)
      .map(({ line }) => line)
      .sort((one, other) => one.length - other.length)[0];
}

/** The field of a kind that says most of its options; the shortest of several. */
export function findFields(sources: readonly { file: string; text: string }[]) {
  const uses = sources
    .flatMap(usesIn)
    .filter(({ path, line }) => /(^|\/)fields\/[^/]+$/.test(path) && line.length <= longest);
  return (kind: string, options: readonly string[]) => {
    const said = (line: string) => options.filter((option) => line.includes(` ${option}: `)).length;
    return uses
      .filter(({ line }) => line.includes(`kind: '${kind}'`))
      .map(({ line }) => line)
      .sort((one, other) => said(other) - said(one) || one.length - other.length)[0];
  };
}
