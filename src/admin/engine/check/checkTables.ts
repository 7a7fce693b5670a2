import {
  actionsHaveCalls,
  answersAreSent,
  callsAreOffered,
  iconsExist,
  menuIconsComeFirst,
  screensExist,
} from './checkActions.ts';
import {
  checkCalls,
  partsAreFilled,
  rowsAreIdentified,
  segmentsAreTaken,
  sendsAreFields,
  typedFieldsAreSent,
} from './checkCalls.ts';
import { conditionsCanBeMet, segmentsDiffer, segmentsHaveAName } from './checkConditions.ts';
import {
  detailsAreShown,
  filesAreSentAsFiles,
  formsHaveCalls,
  kindsExist,
  neighboursExist,
  placesExist,
  rowsBelowAreListed,
  rulesAreTyped,
  sectionsHoldFields,
  tabsHaveSections,
} from './checkFields.ts';
import { arrangementsAreSent, bulkIsDeclared, exportColumnsAreFields, listFieldsExist } from './checkList.ts';
import { checkCatalogues, checkWords } from './checkWords.ts';
import { callOf, type Fault, type Rule, suggested, type Tables } from './Tables.ts';

/** A resource that the API does not have shows rows of its own, or nothing. */
const isListed: Rule = ({ definition, calls, tables, fault, endpointTable }) => {
  if (callOf(calls, 'list') || definition.sampleRows) return [];
  if (!calls) {
    const names = suggested(definition.name, Object.keys(tables.endpoints));
    return [
      fault(
        'name',
        `name is '${definition.name}', which ${endpointTable} does not have. Use ${names}, or add its calls.`,
      ),
    ];
  }
  return [
    fault(
      'name',
      `${endpointTable} has no list for ${definition.name}, so there is nothing to show. Add ${definition.name}.list.`,
    ),
  ];
};

const rules: readonly Rule[] = [
  isListed,
  kindsExist,
  placesExist,
  formsHaveCalls,
  detailsAreShown,
  rulesAreTyped,
  filesAreSentAsFiles,
  sectionsHoldFields,
  tabsHaveSections,
  neighboursExist,
  rowsBelowAreListed,
  partsAreFilled,
  rowsAreIdentified,
  sendsAreFields,
  typedFieldsAreSent,
  segmentsAreTaken,
  segmentsDiffer,
  segmentsHaveAName,
  conditionsCanBeMet,
  screensExist,
  actionsHaveCalls,
  answersAreSent,
  callsAreOffered,
  iconsExist,
  menuIconsComeFirst,
  listFieldsExist,
  bulkIsDeclared,
  arrangementsAreSent,
  exportColumnsAreFields,
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
    const fault = inFile(`${files.definitions}/${definition.name}.ts`);
    const callFault = inFile(files.endpoints);
    const calls = endpoints[definition.name];
    const subject = { definition, calls, tables, fault, callFault, endpointTable: files.endpoints };
    return [...rules.flatMap((rule) => rule(subject)), ...checkWords(definition, tables)];
  });
  return [...checkCalls(tables), ...faults, ...checkCatalogues(definitions, tables)];
}
