import { callsAreOffered, screensExist } from './checkActions.ts';
import { partsAreFilled, rowsAreIdentified, sendsAreFields, typedFieldsAreSent } from './checkCalls.ts';
import {
  detailsAreShown,
  filesAreSentAsFiles,
  formsHaveCalls,
  namesAreFields,
  rowsBelowAreListed,
  rulesAreTyped,
  sectionsDiffer,
  tabsHaveSections,
} from './checkFields.ts';
import {
  arrangementsAreSent,
  bulkIsDeclared,
  isListed,
  segmentsAreTaken,
  segmentsDiffer,
  segmentsHaveAName,
} from './checkList.ts';
import { checkCatalogues, checkWords } from './checkWords.ts';
import type { Fault, Rule, Tables } from './Tables.ts';

const rules: readonly Rule[] = [
  isListed,
  formsHaveCalls,
  detailsAreShown,
  rulesAreTyped,
  filesAreSentAsFiles,
  namesAreFields,
  sectionsDiffer,
  tabsHaveSections,
  rowsBelowAreListed,
  partsAreFilled,
  rowsAreIdentified,
  sendsAreFields,
  typedFieldsAreSent,
  segmentsAreTaken,
  segmentsDiffer,
  segmentsHaveAName,
  screensExist,
  callsAreOffered,
  bulkIsDeclared,
  arrangementsAreSent,
];

/** The tables as a program holds them. Their types are not relied on: a file that is being written may hold anything. */
type Sources = Omit<Tables, 'endpoints' | 'definitions'> & {
  endpoints: Readonly<Record<string, object>>;
  definitions: readonly object[];
};

/** Says where endpoint table and definitions disagree, and how to mend it; nothing when they agree. */
export function checkTables(sources: Sources): Fault[] {
  const tables = sources as Tables;
  const { endpoints, definitions, files } = tables;
  const inFile = (file: string) => (word: string, message: string) => ({ file, word, message });
  const faults = definitions.flatMap((definition) => {
    const subject = {
      definition,
      calls: endpoints[definition.name],
      tables,
      fault: inFile(`${files.definitions}/${definition.name}.ts`),
      callFault: inFile(files.endpoints),
      endpointTable: files.endpoints,
    };
    return [...rules.flatMap((rule) => rule(subject)), ...checkWords(definition, tables)];
  });
  return [...faults, ...checkCatalogues(definitions, tables)];
}
