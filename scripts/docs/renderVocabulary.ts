import { basename } from 'node:path';
import type { Examples } from './findExamples.ts';
import type { Proof } from './proofs.ts';
import type { DeclaredType, Word } from './readTypes.ts';

/** A file's part of the page, and where in a definition its words are said. */
export type Chapter = { title: string; around: (type: string) => RegExp; types: readonly DeclaredType[] };

/** Finds a line that says a word, one that declares a field of a kind, and a file that says what is proven. */
export type Found = {
  word: Examples;
  field: (kind: string, options: readonly string[]) => string | undefined;
  file: (proof: Proof) => string | undefined;
};

const longestType = 100;

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

/** A type as someone reads it who knows none of this project's. */
const readable = (type: string) =>
  type
    .replaceAll('readonly ', '')
    .replaceAll(/OneOf<(Path<Row>)( \| (?:Own|NoInfer<Own>))?>\['name'\]/g, '$1')
    .replaceAll(/OneOf<(\w+)>\['name'\]/g, '$1')
    .replace(/^Resource$/, 'resource')
    .replaceAll(/\(?Path(Of)?<Row(, string)?>( \| Own)?\)?/g, 'field')
    .replaceAll(/Readonly<Record<string, (.+)>>/g, '{ name: $1 }');

/** A type as a cell shows it; one that its own rows take apart, or that only the compiler understands, is left out. */
function typeCell({ type }: Word) {
  const text = readable(type);
  const isOfUse = !/^\{ |[<?]|^[A-Z]\w+$/.test(text) || /^\{ name: [\w.]+ \}$/.test(text);
  return isOfUse && text !== '' && text.length <= longestType ? code(text) : '';
}

const table = (words: readonly Word[], exampleOf: (word: Word) => string | undefined) => [
  '| word | type | what it says | example |',
  '|---|---|---|---|',
  ...words.map((word) => {
    const example = exampleOf(word);
    const name = `${code(word.name)}${word.isOptional ? '' : ' *'}`;
    return `| ${name} | ${typeCell(word)} | ${word.doc.replaceAll('|', '\\|')} | ${example ? code(example) : ''} |`;
  }),
  '',
];

/** A closed set of words, or an object with words of its own. */
function renderType({ name, doc, text, words }: DeclaredType, { around }: Chapter, found: Found) {
  if (words.length === 0 && !/^(\| )?'/.test(text)) return [`**${name}**: ${doc}`, ''];
  if (words.length === 0) return [`**${name}**: ${code(text.replace(/^\| /, ''))}. ${doc}`, ''];
  const exampleOf = (word: Word) => {
    const names = word.name.split('.');
    const within = names.slice(0, -1).join('/');
    const path = within ? new RegExp(`${around(name).source.replace(/\$$/, '')}/?${within}$`) : around(name);
    return found.word(names.at(-1) ?? '', path);
  };
  return [`### ${name}`, '', ...(doc ? [doc, ''] : []), ...table(words, exampleOf)];
}

/** The kinds: a heading each, with its line, an example and its options. */
function renderKinds({ words }: DeclaredType, { around }: Chapter, found: Found) {
  return words
    .filter(({ name }) => !name.includes('.'))
    .flatMap(({ name: kind, doc }) => {
      const options = words
        .filter(({ name }) => name.startsWith(`${kind}.`))
        .map((option) => ({ ...option, name: option.name.slice(kind.length + 1) }));
      const example = found.field(
        kind,
        options.map(({ name }) => name),
      );
      const exampleOf = ({ name }: Word) => found.word(name, around(kind), kind);
      return [
        `### ${kind}`,
        '',
        doc,
        '',
        ...(example ? ['```ts', example, '```', ''] : []),
        ...(options.length > 0 ? table(options, exampleOf) : []),
      ];
    });
}

/** Where each thing that can be said is said and proven, by links from the page. */
const renderProofs = (proofs: readonly Proof[], { file }: Found) => [
  '## Where it is shown and proven',
  '',
  '| to say | words | said in | proven by |',
  '|---|---|---|---|',
  ...proofs.map((proof) => {
    const { what, words, test, name } = proof;
    const link = (path: string) => `[${basename(path)}](../${path})`;
    return `| ${what} | ${words.map(code).join(' ')} | ${link(file(proof) ?? test)} | ${link(test)}: ${name} |`;
  }),
];

/** The page of the vocabulary, made of the docstrings of its types and of lines from the definitions there are. */
export function renderVocabulary(chapters: readonly Chapter[], found: Found, proofs: readonly Proof[]) {
  const lines = [
    '# The vocabulary',
    '',
    'Made from the types by `npm run docs:vocabulary`; the examples are lines of the definitions in this repository. A star',
    'marks what has to be said. How to put a resource together of this: [adding-a-resource.md](adding-a-resource.md).',
    '',
    ...chapters.flatMap((chapter) => [
      `## ${chapter.title}`,
      '',
      ...chapter.types.flatMap((type) =>
        type.name === 'KindOptions' ? renderKinds(type, chapter, found) : renderType(type, chapter, found),
      ),
    ]),
    ...renderProofs(proofs, found),
  ];
  return `${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
