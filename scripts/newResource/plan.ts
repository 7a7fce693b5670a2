import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#i18n/language.ts';
import { callsOf } from './callsOf.ts';
import { definitionOf } from './definitionOf.ts';
import { insertEntry, insertIcon, insertMenuIcon, insertResource, insertType } from './insert.ts';
import type { NewResource } from './NewResource.ts';
import { wordsOf } from './wordsOf.ts';

/** A file as it is to be. */
type Change = { file: string; text: string; isNew: boolean };

function wireType({ key, fields }: NewResource) {
  const own = fields.some(({ name }) => name === key) ? [] : [{ name: key, type: 'number' }];
  return `{ ${[...own, ...fields].map(({ name, type }) => `'${name}': ${type};`).join('\n')} }`;
}

/** Plans the changes of a project's files for a resource. It throws if anything is in the way. */
export function plan(resource: NewResource, root: string): Change[] {
  const { name, type, icon } = resource;
  const definition = `src/admin/resources/${name}.ts`;
  if (existsSync(join(root, definition))) throw new Error(`${definition} is there already. Nothing was written.`);

  function edit(file: string, change: (source: string) => string): Change {
    try {
      return { file, text: change(readFileSync(join(root, file), 'utf8')), isNew: false };
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}. Nothing was written.`);
    }
  }

  // JSON leaves out what is undefined, and Biome formats the rest as the project's code.
  const text = `import { defineResource } from '#admin/defineResource.ts';

export const ${name} = defineResource(${JSON.stringify(definitionOf(resource))});
`;
  return [
    { file: definition, text, isNew: true },
    edit('src/admin/resources/resources.ts', (source) => insertResource(source, name)),
    edit('src/api/endpoints.ts', (source) =>
      insertEntry(source, 'endpoints', `${name}: ${JSON.stringify(callsOf(resource))}`),
    ),
    edit('src/api/wire.ts', (source) =>
      insertType(insertEntry(source, 'Rows', `${name}: ${type}`), type, wireType(resource)),
    ),
    ...languages.map((language) =>
      edit(`src/i18n/messages/${language}/resources.ts`, (source) =>
        insertEntry(source, 'resources', `${name}: ${JSON.stringify(wordsOf(resource, language))}`),
      ),
    ),
    ...(icon
      ? [
          edit('src/admin/engine/schema/icons.ts', (source) => insertIcon(source, icon)),
          edit('src/admin/menuIcons.ts', (source) => insertMenuIcon(source, icon)),
        ]
      : []),
  ];
}

/** Writes the changed files as the project formats them. */
export function write(changes: readonly Change[]) {
  for (const { file, text } of changes) writeFileSync(file, text);
  const files = changes.map(({ file }) => file);
  execFileSync('node_modules/.bin/biome', ['check', '--write', ...files], { stdio: 'ignore' });
}
