import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type DeclaredType, type Option, readTypes } from './readTypes.ts';

/** The path of the generated page. */
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

Generated from the types by \`npm run vocabulary\`. [adding-a-resource.md](adding-a-resource.md) explains its use.

| symbol | meaning |
|---|---|
| * | The option is required. |
| † | Only [other products](#for-other-products) use it. |
`;

/** Replaces the notes `Used by: …` with the symbol of the introduction. */
const withSymbols = (doc: string) => doc.replaceAll(/ ?Used by: the test product( \([^)]*\))?\./g, ' †$1');

const isUnion = (type: string) => /^(\| )?'/.test(type);

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Returns a type of literals for the table, and an empty text for other types, which the compiler explains. */
function shownType(type: string) {
  const plain = type.replace('readonly ', '').replace(/^\| /, '');
  return /^(?:\(?'|`|\d|(?:true|false)\b)[^<]*$/.test(plain) ? `\`${plain.replaceAll(' | ', ', ')}\`. ` : '';
}

/** An option that only holds others has no row. */
const hasMeaning = ({ name, doc }: Option, _: number, options: readonly Option[]) =>
  doc !== '' || !options.some((other) => other.name.startsWith(`${name}.`));

const row = ({ name, type, doc, isOptional }: Option) =>
  `| \`${name}\`${isOptional ? '' : ' *'} | ${shownType(type)}${cell(withSymbols(doc))} |`;

const table = (rows: readonly string[]) =>
  rows.length > 0 ? `\n| option | meaning |\n|---|---|\n${rows.join('\n')}\n` : '';

/** Renders the kinds of fields as one table, each kind before its options. */
const renderKinds = ({ options }: DeclaredType) =>
  table(
    options.map((option) =>
      option.name.includes('.') ? row(option) : `| **${option.name}** | ${cell(withSymbols(option.doc))} |`,
    ),
  );

const renderOptions = (declared: DeclaredType) =>
  declared.name === 'KindOptions' ? renderKinds(declared) : table(declared.options.filter(hasMeaning).map(row));

function renderType(declared: DeclaredType) {
  const { name, doc, type } = declared;
  if (isUnion(type)) return `**${name}**: ${shownType(type)}${withSymbols(doc)}\n`;
  return `### ${name}\n\n${doc && `${withSymbols(doc)}\n`}${renderOptions(declared)}`;
}

/** A type with the options that this product uses. */
function renderForUs(declared: DeclaredType) {
  if (declared.isForOthers) return '';
  const used = { ...declared, options: declared.options.filter(({ isForOthers }) => !isForOthers) };
  return declared.name === 'KindOptions' ? renderOptions(used) : renderType(used);
}

/** A type with its options for other products, if it has any. */
function renderForOthers(declared: DeclaredType) {
  if (declared.isForOthers) return renderType(declared);
  const options = declared.options.filter(({ isForOthers }) => isForOthers);
  return options.length > 0 ? renderType({ ...declared, doc: '', options }) : '';
}

/** Types without options. Their doc comments explain a chapter. */
const explained = ['Rules', 'Condition'];

/** Puts the options of undocumented types, which only structure the code, into the table of the first type. */
function withoutHelpers(types: readonly DeclaredType[]) {
  const [main, ...rest] = types;
  const isHelper = ({ doc, type }: DeclaredType) => doc === '' && !isUnion(type);
  if (!main) return [];
  return [
    { ...main, options: [...main.options, ...rest.filter(isHelper).flatMap(({ options }) => options)] },
    ...rest.filter((type) => !isHelper(type)),
  ];
}

function typesOf(file: string) {
  const main = basename(file, '.ts').replace('define', '').toLowerCase();
  const isMain = ({ name }: DeclaredType) => name.toLowerCase().startsWith(main);
  const types = readTypes(file, readFileSync(file, 'utf8'))
    .filter(
      ({ name, type, options }) =>
        !/^Api$|^Any|^Unknown|(?:Props|Values)$/.test(name) &&
        (explained.includes(name) || options.length > 0 || isUnion(type)),
    )
    .filter(({ doc, options }) => doc || options.some((option) => option.doc))
    .sort((a, b) => Number(isMain(b)) - Number(isMain(a)));
  return withoutHelpers(types);
}

const forOthers = `## For other products

No resource of this product uses these options. \`tests/festival\`, the test product, uses each. In the types they are
the last ones.
`;

/** The page of the vocabulary, generated from the doc comments of its types. */
export const vocabularyPage = () =>
  [
    intro,
    ...Object.entries(chapters).flatMap(([file, title]) => [`## ${title}\n`, ...typesOf(file).map(renderForUs)]),
    forOthers,
    ...Object.keys(chapters).flatMap(typesOf).map(renderForOthers),
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
