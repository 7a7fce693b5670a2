import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type DeclaredType, readTypes, type Word } from './readTypes.ts';

/** The generated page. */
export const vocabularyFile = 'docs/vocabulary.md';

/** The files of the vocabulary in reading order, each with its heading. */
const chapters: Readonly<Record<string, string>> = {
  'src/admin/engine/schema/defineResource.ts': 'A resource',
  'src/admin/engine/schema/Field.ts': 'Fields',
  'src/admin/engine/schema/FieldKind.ts': 'Kinds of fields',
  'src/admin/engine/schema/Rules.ts': 'Rules',
  'src/admin/engine/schema/Condition.ts': 'Conditions',
  'src/admin/engine/schema/Section.ts': 'Sections',
  'src/admin/engine/schema/ListDefinition.ts': 'Lists',
  'src/admin/engine/schema/Action.ts': 'Actions',
  'src/admin/engine/schema/defineDetailPage.ts': 'A page of its own',
  'src/api/Endpoint.ts': 'Calls',
  'src/api/conventions.ts': 'The conventions of an API',
};

const intro = `# The vocabulary

Generated from the types by \`npm run docs -- vocabulary\`. A star marks a required option. How to use them:
[adding-a-resource.md](adding-a-resource.md). "Used by: the test product" marks an option that only \`tests/festival\` needs, and "Used by: unit
tests" one that neither product needs: foreign APIs do.
`;

const isUnion = (type: string) => /^(\| )?'/.test(type);

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Shows a type only where it says more than the meaning: literals and plain values. */
function typeCell(type: string) {
  const plain = type.replace('readonly ', '');
  return /^(?:\(?'|`|\d|(?:true|false|string|number|boolean)\b)[^<]*$/.test(plain) ? `\`${cell(plain)}\`` : '';
}

const row = ({ name, type, doc, isOptional }: Word) =>
  `| \`${name}\`${isOptional ? '' : ' *'} | ${typeCell(type)} | ${cell(doc)} |`;

const table = (words: readonly Word[]) =>
  words.length > 0 ? `\n| option | type | meaning |\n|---|---|---|\n${words.map(row).join('\n')}\n` : '';

/** Renders a kind of field as a type with the options of that kind. */
const kindsIn = ({ words }: DeclaredType) =>
  words
    .filter(({ name }) => !name.includes('.'))
    .map((kind): DeclaredType => {
      const options = words.filter(({ name }) => name.startsWith(`${kind.name}.`));
      return {
        ...kind,
        words: options.map((option) => ({ ...option, name: option.name.replace(`${kind.name}.`, '') })),
      };
    });

const renderType = ({ name, doc, type, words }: DeclaredType) =>
  isUnion(type)
    ? `**${name}**: ${typeCell(type.replace(/^\| /, ''))}. ${doc}\n`
    : `### ${name}\n\n${doc}\n${table(words)}`;

/** Types without options of their own, whose doc comments explain a chapter. */
const explained = ['Rules', 'Condition'];

function renderChapter([file, title]: [string, string]) {
  const main = basename(file, '.ts').replace('define', '').toLowerCase();
  const isMain = ({ name }: DeclaredType) => name.toLowerCase().startsWith(main);
  const types = readTypes(file, readFileSync(file, 'utf8'))
    .filter(
      ({ name, type, words }) =>
        !/^Api$|^Any|^Shown|^Unknown|^OneOf|(?:Props|Values)$/.test(name) &&
        (explained.includes(name) || words.length > 0 || isUnion(type)),
    )
    .filter(({ doc, words }) => doc || words.some((word) => word.doc))
    .sort((one, other) => Number(isMain(other)) - Number(isMain(one)))
    .flatMap((type) => (type.name === 'KindOptions' ? kindsIn(type) : [type]));
  return [`## ${title}\n`, ...types.map(renderType)];
}

/** The page of the vocabulary, generated from the doc comments of its types. */
export const vocabularyPage = () =>
  [intro, ...Object.entries(chapters).flatMap(renderChapter)].join('\n').replaceAll(/\n{3,}/g, '\n\n');
