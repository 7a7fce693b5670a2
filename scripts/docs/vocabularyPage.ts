import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type DeclaredType, readTypes } from './readTypes.ts';
import { type Chapter, renderVocabulary } from './renderVocabulary.ts';

/** The generated page. */
export const vocabularyFile = 'docs/vocabulary.md';

const schema = 'src/admin/engine/schema';

/** The files of the vocabulary in reading order, with a heading each; the other files of the schema come after `Action`. */
const chapters: Readonly<Record<string, string>> = {
  [`${schema}/defineResource.ts`]: 'A resource',
  [`${schema}/Field.ts`]: 'Fields',
  [`${schema}/FieldKind.ts`]: 'Kinds of fields',
  [`${schema}/Rules.ts`]: 'Rules',
  [`${schema}/Condition.ts`]: 'Conditions',
  [`${schema}/Section.ts`]: 'Sections',
  [`${schema}/ListDefinition.ts`]: 'Lists',
  [`${schema}/Action.ts`]: 'Actions',
  [`${schema}/defineDetailPage.ts`]: 'A page of its own',
  'src/api/Endpoint.ts': 'Calls',
  'src/api/manners.ts': 'The manners of an API',
};

/** A type with documented options, or a documented closed set of values. */
const isDocumented = ({ name, doc, text, words }: DeclaredType) => {
  if (/^Any|^Shown|^Unknown|^OneOf|Props$|Values$/.test(name)) return false;
  return words.length > 0 ? doc !== '' || words.some((word) => word.doc !== '') : doc !== '' && /^(\| )?'/.test(text);
};

function chapterOf(file: string): Chapter {
  const name = basename(file, '.ts');
  const main = name.replace(/^define/, '').toLowerCase();
  const isMain = (type: DeclaredType) => type.name.toLowerCase().startsWith(main);
  const types = readTypes(file, readFileSync(file, 'utf8')).filter(
    (type) => isDocumented(type) || (type.name === name && type.words.length === 0),
  );
  return {
    title: chapters[file] ?? name,
    types: [...types.filter(isMain), ...types.filter((type) => !isMain(type))],
  };
}

/** The page of the vocabulary, generated from the docstrings of its types. */
export function vocabularyPage() {
  const named = Object.keys(chapters);
  const others = readdirSync(schema)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(schema, file))
    .filter((file) => !named.includes(file))
    .sort();
  const files = [...named.slice(0, -2), ...others, ...named.slice(-2)].filter((file) => existsSync(file));
  return renderVocabulary(files.map(chapterOf).filter(({ types }) => types.length > 0));
}
