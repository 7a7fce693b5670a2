import type { DeclaredType, Word } from './readTypes.ts';

/** The types of one file, under one heading. */
export type Chapter = { title: string; types: readonly DeclaredType[] };

const longestType = 100;

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

/** Replaces the project's helper types by plain words. */
const readable = (type: string) =>
  type
    .replaceAll('readonly ', '')
    .replaceAll(/OneOf<(Path<Row>)( \| (?:Own|NoInfer<Own>))?>\['name'\]/g, '$1')
    .replaceAll(/OneOf<(\w+)>\['name'\]/g, '$1')
    .replace(/^Resource$/, 'resource')
    .replaceAll(/\(?Path(Of)?<Row(, string)?>( \| Own)?\)?/g, 'field')
    .replaceAll(/Readonly<Record<string, (.+)>>/g, '{ name: $1 }');

/** Leaves out a type that the following rows take apart, or that is too long to help. */
function typeCell({ type }: Word) {
  const text = readable(type);
  const isShort = !/^\{ |[<?]|^[A-Z]\w+$/.test(text) || /^\{ name: [\w.]+ \}$/.test(text);
  return isShort && text !== '' && text.length <= longestType ? code(text) : '';
}

const table = (words: readonly Word[]) =>
  words.length === 0
    ? []
    : [
        '| option | type | meaning |',
        '|---|---|---|',
        ...words.map(
          (word) =>
            `| ${code(word.name)}${word.isOptional ? '' : ' *'} | ${typeCell(word)} | ${word.doc.replaceAll('|', '\\|')} |`,
        ),
        '',
      ];

function renderType({ name, doc, text, words }: DeclaredType) {
  if (words.length === 0 && !/^(\| )?'/.test(text)) return [`**${name}**: ${doc}`, ''];
  if (words.length === 0) return [`**${name}**: ${code(text.replace(/^\| /, ''))}. ${doc}`, ''];
  return [`### ${name}`, '', ...(doc ? [doc, ''] : []), ...table(words)];
}

/** One heading for each field kind, with its options. */
const renderKinds = ({ words }: DeclaredType) =>
  words
    .filter(({ name }) => !name.includes('.'))
    .flatMap(({ name: kind, doc }) => [
      `### ${kind}`,
      '',
      doc,
      '',
      ...table(
        words
          .filter(({ name }) => name.startsWith(`${kind}.`))
          .map((option) => ({ ...option, name: option.name.slice(kind.length + 1) })),
      ),
    ]);

/** Renders the vocabulary as Markdown. */
export function renderVocabulary(chapters: readonly Chapter[]) {
  const lines = [
    '# The vocabulary',
    '',
    'Generated from the types by `npm run docs -- vocabulary`. A star marks a required option. How to use them:',
    '[adding-a-resource.md](adding-a-resource.md).',
    '',
    ...chapters.flatMap(({ title, types }) => [
      `## ${title}`,
      '',
      ...types.flatMap((type) => (type.name === 'KindOptions' ? renderKinds(type) : renderType(type))),
    ]),
  ];
  return `${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
}
