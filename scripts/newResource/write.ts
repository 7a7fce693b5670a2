import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertEntry, insertResource, insertSuite } from './insert.ts';
import type { NewResource } from './NewResource.ts';
import { renderDefinition, renderEndpoints, renderWireType, renderWords } from './render.ts';

const languages = ['en', 'es', 'ko', 'hi'];
const suite = 'tests/resources/ownResources.test.tsx';

/** Writes everything that a resource needs into the project in a folder, and returns the files. */
export function write(resource: NewResource, root: string) {
  const { name } = resource;
  const definition = `src/admin/resources/${name}.ts`;
  if (existsSync(join(root, definition))) throw new Error(`${definition} is there already`);
  const changed: string[] = [];
  const save = (file: string, text: string) => {
    writeFileSync(join(root, file), text);
    changed.push(file);
  };
  const edit = (file: string, change: (source: string) => string) =>
    save(file, change(readFileSync(join(root, file), 'utf8')));

  save(definition, renderDefinition(resource));
  edit('src/api/endpoints.ts', (source) => insertEntry(source, 'endpoints', renderEndpoints(resource)));
  edit(
    'src/api/wire.ts',
    (source) => insertEntry(source, 'Rows', `  ${name}: ${resource.type};`) + renderWireType(resource),
  );
  edit('src/admin/resources/resources.ts', (source) => insertResource(source, name));
  for (const language of languages) {
    const file = `src/i18n/messages/${language}/resources.ts`;
    edit(file, (source) => insertEntry(source, 'resources', renderWords(resource, language)));
  }
  if (existsSync(join(root, suite))) edit(suite, (source) => insertSuite(source, name));
  return changed;
}
