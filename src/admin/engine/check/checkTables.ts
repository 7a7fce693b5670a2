import { actionRules } from './checkActions.ts';
import { callRules } from './checkCalls.ts';
import { fieldRules } from './checkFields.ts';
import { listRules } from './checkList.ts';
import { checkCatalogues, checkWords } from './checkWords.ts';
import type { Fault, Tables } from './Tables.ts';

const rules = [...fieldRules, ...callRules, ...listRules, ...actionRules];

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
