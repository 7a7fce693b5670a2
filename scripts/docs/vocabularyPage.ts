import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findExamples, findFields, wordsIn } from './findExamples.ts';
import { type Proof, proofs } from './proofs.ts';
import { type DeclaredType, readTypes } from './readTypes.ts';
import { type Chapter, renderVocabulary } from './renderVocabulary.ts';

/** The page that is made. */
export const vocabularyFile = 'docs/vocabulary.md';

type Around = RegExp | Readonly<Record<string, RegExp>>;

const inField = /^fields\/[^/]+$/;
const inManners = {
  Manners: /^manners$/,
  Paging: /paging$/,
  PageAnswer: /paging\/answer$/,
  PageRequest: /paging\/request$/,
};

/** In reading order, with the path of the object that says the words of each type; other files of the schema come after. */
const chapters: Readonly<Record<string, [title: string, around: Around]>> = {
  'src/admin/schema/defineResource.ts': ['A resource', /^$/],
  'src/admin/schema/Field.ts': ['Fields', inField],
  'src/admin/schema/FieldKind.ts': ['Kinds of fields', inField],
  'src/admin/schema/Rules.ts': ['Rules', /^fields\/[^/]+\/rules$/],
  'src/admin/schema/Condition.ts': ['Conditions', inField],
  'src/admin/schema/Section.ts': ['Sections', /^sections\/[^/]+$/],
  'src/admin/schema/ListDefinition.ts': [
    'Lists',
    {
      ListDefinition: /^list$/,
      SegmentsByField: /^list\/segments$/,
      SegmentsByFilter: /^list\/segments$/,
      ExportDefinition: /^list\/export$/,
      ChartDefinition: /^list\/chart$/,
    },
  ],
  'src/admin/schema/Action.ts': ['Actions', /^actions\/[^/]+$/],
  'src/admin/schema/defineDetailPage.ts': [
    'A page of its own',
    {
      DetailPageDefinition: /^(detailPage)?$/,
      FieldsTab: /^(detailPage\/)?tabs$/,
      PicturesTab: /^(detailPage\/)?tabs$/,
    },
  ],
  'src/api/Endpoint.ts': [
    'Calls',
    { Endpoint: /^endpoints\/[^/]+\/[^/]+$/, Join: /\/joins\/[^/]+$/, ResourceEndpoints: /^endpoints\/[^/]+$/ },
  ],
  'src/api/manners.ts': ['The manners of an API', inManners],
};

/** Where each example is from: the definitions, calls and manners of this product, and of another in the tests. */
const exampleFiles = () => [
  ...['src/admin/resources', 'tests/festival/resources'].flatMap(filesIn),
  ...['src/api', 'tests/festival'].flatMap((folder) => [join(folder, 'endpoints.ts'), join(folder, 'manners.ts')]),
];

/** Where those are from that none of these have. */
const extensionFiles = () => filesIn('src/admin/extensions/resources');

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .sort()
        .map((file) => join(folder, file))
    : [];

const read = (file: string) => ({ file, text: readFileSync(file, 'utf8') });

/** Worth a place in the page: an object whose words say what they are for, or a closed set of words. */
const isOfUse = ({ name, doc, text, words }: DeclaredType) => {
  if (/^Any|^Shown|^Unknown|^OneOf|Props$|Values$/.test(name)) return false;
  return words.length > 0 ? doc !== '' || words.some((word) => word.doc !== '') : doc !== '' && /^(\| )?'/.test(text);
};

/** The type that a file is named after comes first in its chapter, before the parts of it. */
const isMain = (file: string, { name }: DeclaredType) =>
  name.toLowerCase().startsWith(
    basename(file, '.ts')
      .replace(/^define/, '')
      .toLowerCase(),
  );

/** A type without words of its own that is worth its docstring: `Condition`, not `AnyCondition` or `Field`. */
const isNamedAlike = (file: string, { name, words }: DeclaredType) =>
  name === basename(file, '.ts') && words.length === 0;

function chapterOf(file: string): Chapter {
  const [title = basename(file, '.ts'), around = /^$/] = chapters[file] ?? [];
  const declared = readTypes(file, read(file).text);
  const types = declared.filter((type) => isOfUse(type) || isNamedAlike(file, type));
  return {
    title,
    around: (type) => (around instanceof RegExp ? around : (around[type] ?? /^$/)),
    types: [...types.filter((type) => isMain(file, type)), ...types.filter((type) => !isMain(file, type))],
  };
}

const known = new Map<string, Set<string>>();

function saidIn(file: string) {
  const words = known.get(file) ?? wordsIn(read(file));
  known.set(file, words);
  return words;
}

/** The first file of definitions, calls or manners that says all of the words, else the test that proves them if it does. */
export const exampleOf = ({ words, test }: Proof) =>
  [...exampleFiles(), ...extensionFiles(), test].find((file) => {
    const said = saidIn(file);
    return words.every((word) => said.has(word));
  });

/** The vocabulary's page as the sources of this moment make it. */
export function vocabularyPage() {
  const others = filesIn('src/admin/schema').filter((file) => !(file in chapters));
  const [admin, api] = [Object.keys(chapters).slice(0, -2), Object.keys(chapters).slice(-2)];
  const files = [...admin, ...others, ...api].filter((file) => existsSync(file));
  const sources = exampleFiles().map(read);
  const [own, ofExtensions] = [findExamples(sources), findExamples(extensionFiles().map(read))];
  return renderVocabulary(
    files.map(chapterOf).filter(({ types }) => types.length > 0),
    { word: (...use) => own(...use) ?? ofExtensions(...use), field: findFields(sources), file: exampleOf },
    proofs,
  );
}
