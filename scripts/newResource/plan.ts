import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons, menuIcons } from '#scripts/tables/readNames.ts';
import { insertEntry, insertIcon, insertMenuIcon, insertResource, insertSuite, insertType } from './insert.ts';
import type { NewResource } from './NewResource.ts';
import { renderDefinition } from './renderDefinition.ts';
import { renderEndpoints, renderWireType } from './renderEndpoints.ts';
import { renderWords } from './renderWords.ts';

const languages = ['en', 'es', 'ko', 'hi'];
const suite = 'tests/resources/ownResources.test.tsx';

/** A file as it is to be, and as it was, where it was there. */
export type Change = { file: string; text: string; before?: string };

/** What has to be written for a resource into the project in a folder. It throws where anything is in the way. */
export function plan(resource: NewResource, root: string): Change[] {
  const { name, type, icon } = resource;
  const definition = `src/admin/resources/${name}.ts`;
  if (existsSync(join(root, definition))) throw new Error(`${definition} is there already. Nothing was written.`);

  function edit(file: string, change: (source: string) => string): Change {
    try {
      const before = readFileSync(join(root, file), 'utf8');
      return { file, text: change(before), before };
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}. Nothing was written.`);
    }
  }

  const changes = [
    { file: definition, text: renderDefinition(resource) },
    edit('src/admin/resources/resources.ts', (source) => insertResource(source, name)),
    edit('src/api/endpoints.ts', (source) => insertEntry(source, 'endpoints', renderEndpoints(resource))),
    edit('src/api/wire.ts', (source) =>
      insertType(insertEntry(source, 'Rows', `  ${name}: ${type};`), type, renderWireType(resource)),
    ),
    ...languages.map((language) =>
      edit(`src/i18n/messages/${language}/resources.ts`, (source) =>
        insertEntry(source, 'resources', renderWords(resource, language)),
      ),
    ),
    ...(existsSync(join(root, suite)) ? [edit(suite, (source) => insertSuite(source, name))] : []),
    ...(icon
      ? [edit(icons, (source) => insertIcon(source, icon)), edit(menuIcons, (source) => insertMenuIcon(source, icon))]
      : []),
  ];
  return changes.filter(({ before, text }) => text !== before);
}
