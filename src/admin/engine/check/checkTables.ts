import { callRules } from './checkCalls.ts';
import { definitionRules } from './checkDefinition.ts';
import { checkCatalogues, checkMessages } from './checkMessages.ts';
import { screenRules } from './checkScreens.ts';
import { callsOf, type Fault, type Tables } from './Tables.ts';

/** Returns where endpoint table, definitions and messages disagree, and how to fix it. */
export function checkTables(tables: Tables): Fault[] {
  const { endpoints, definitions, files } = tables;
  const inFile = (file: string) => (word: string, message: string) => ({ file, word, message });
  const faults = definitions.flatMap((definition) => {
    const subject = {
      definition,
      calls: callsOf(endpoints, definition.name),
      tables,
      fault: inFile(`${files.definitions}/${definition.name}.ts`),
      callFault: inFile(files.endpoints),
    };
    return [
      ...[...definitionRules, ...callRules, ...screenRules].flatMap((rule) => rule(subject)),
      ...checkMessages(definition, tables),
    ];
  });
  return [...faults, ...checkCatalogues(tables)];
}
