import { callRules } from './checkCalls.ts';
import { definitionRules } from './checkDefinition.ts';
import { checkCatalogues, checkMessages } from './checkMessages.ts';
import { callsOf, type Fault, type Tables } from './Tables.ts';

/** Returns where endpoint table, definitions and messages disagree, and how to fix it. */
export function checkTables(tables: Tables): Fault[] {
  const { endpoints, definitions, files } = tables;
  const inFile = (file: string) => (message: string) => ({ file, message });
  const faults = definitions.flatMap((definition) => {
    const subject = {
      definition,
      calls: callsOf(endpoints, definition.name),
      tables,
      fault: inFile(`${files.definitions}/${definition.name}.ts`),
      callFault: inFile(files.endpoints),
    };
    return [
      ...[...definitionRules, ...callRules].flatMap((rule) => [...rule(subject)]),
      ...checkMessages(definition, tables),
    ];
  });
  return [...faults, ...checkCatalogues(tables)];
}
