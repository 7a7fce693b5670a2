import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findExamples, findFields } from './findExamples.ts';
import { type DeclaredType, readTypes } from './readTypes.ts';
import { type Chapter, renderVocabulary } from './renderVocabulary.ts';

/** The page that is made. */
export const vocabularyFile = 'docs/vocabulary.md';

/** In reading order, with the path of the object that says its words; other files of the schema come after them. */
const chapters: Readonly<Record<string, [title: string, around: RegExp]>> = {
  'src/admin/schema/defineResource.ts': ['A resource', /^$/],
  'src/admin/schema/Field.ts': ['Fields', /^fields\/[^/]+$/],
  'src/admin/schema/FieldKind.ts': ['Kinds of fields', /^fields\/[^/]+$/],
  'src/admin/schema/Rules.ts': ['Rules', /^fields\/[^/]+\/rules$/],
  'src/admin/schema/Condition.ts': ['Conditions', /^$/],
  'src/admin/schema/Section.ts': ['Sections', /^sections\/[^/]+$/],
  'src/admin/schema/ListDefinition.ts': ['Lists', /^list$/],
  'src/admin/schema/Action.ts': ['Actions', /^actions\/[^/]+$/],
  'src/admin/schema/defineDetailPage.ts': ['A page of its own', /^(detailPage)?$/],
  'src/admin/schema/texts.ts': ['Words of its own', /^(texts|form)$/],
  'src/api/Endpoint.ts': ['Calls', /^[^/]+\/[^/]+$/],
  'src/api/manners.ts': ['The manners of an API', /^$/],
};

const definitionFolders = ['src/admin/resources', 'tests/festival', 'tests/suite'];

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .sort()
        .map((file) => join(folder, file))
    : [];

const read = (file: string) => ({ file, text: readFileSync(file, 'utf8') });

/** Worth a place in the page: an object whose words say what they are for, or a closed set of words. */
const isOfUse = ({ name, doc, text, words }: DeclaredType) =>
  words.length > 0
    ? words.some((word) => word.doc !== '') || (doc !== '' && !/(?:Props|Values)$/.test(name))
    : doc !== '' && /^(\| )?'/.test(text);

function chapterOf(file: string): Chapter {
  const [title = basename(file, '.ts'), around = /^$/] = chapters[file] ?? [];
  return { title, around, types: readTypes(file, read(file).text).filter(isOfUse) };
}

/** The vocabulary's page as the sources of this moment make it. */
export function vocabularyPage() {
  const others = filesIn('src/admin/schema').filter((file) => !(file in chapters));
  const [admin, api] = [Object.keys(chapters).slice(0, -2), Object.keys(chapters).slice(-2)];
  const files = [...admin, ...others, ...api].filter((file) => existsSync(file));
  const sources = [...definitionFolders.flatMap(filesIn), 'src/api/endpoints.ts', 'src/api/manners.ts']
    .filter((file) => existsSync(file))
    .map(read);
  return renderVocabulary(
    files.map(chapterOf).filter(({ types }) => types.length > 0),
    { word: findExamples(sources), field: findFields(sources) },
  );
}
