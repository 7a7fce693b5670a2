import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelize, singularize, underscore } from 'inflection';
import { callsOf } from '#admin/engine/check/Tables.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { languages } from '#i18n/language.ts';
import { definitionOf, messagesOf, type NewResource } from './entries.ts';
import { guessFields } from './guessFields.ts';

/** Adds an entry at the end of the object, or the type, that a file exports under a name. */
function insertEntry(source: string, exported: string, key: string, value: string) {
  const lines = source.split('\n');
  const begin = lines.findIndex((line) => /^export (?:const|type) (\w+)/.exec(line)?.[1] === exported);
  const end = lines.findIndex((line, index) => index > begin && /^\}/.test(line));
  if (begin < 0 || end < 0) throw new Error(`no object called ${exported} was found`);
  return lines.toSpliced(end, 0, `  '${key}': ${value},`).join('\n');
}

/** Adds a type at the end of a file that has none of that name. */
function insertType(source: string, name: string, type: string) {
  if (new RegExp(`^(export )?type ${name}\\b`, 'm').test(source)) {
    throw new Error(`it has a type ${name} already`);
  }
  return `${source}\nexport type ${name} = ${type};\n`;
}

/** Adds a definition to the list of resources, at the end of the menu. */
function insertResource(source: string, name: string, file: string) {
  const list = /(const resources(?:: [^=]+)? = \[[^\]]*?),?\s*\]/;
  if (!list.test(source)) throw new Error('no list of resources was found');
  return `import { ${name} } from './${file}.ts';\n${source.replace(list, `$1, ${name}]`)}`;
}

/** A file and its new text. */
type Change = { file: string; text: string };

function wireType({ key, fields }: NewResource) {
  const keyField = fields.some(({ name }) => name === key) ? [] : [{ name: key, type: 'number' }];
  return `{ ${[...keyField, ...fields].map(({ name, type }) => `'${name}': ${type};`).join('\n')} }`;
}

type Options = {
  /** The resource's key in the endpoint table. */
  name: string;
  endpoints: EndpointTable;
  /** A response of its list. */
  response: unknown;
};

/** The changes of a project's files that add a resource. Throws if a name is taken. */
export function plan({ name, endpoints, response }: Options, root: string): Change[] {
  const definition = `src/admin/resources/${name}.ts`;
  if (!endpoints[name]) throw new Error(`src/api/endpoints.ts has no ${name}. Write its calls first.`);
  if (existsSync(join(root, definition))) throw new Error(`${definition} exists already. Nothing was written.`);
  const { key = 'id' } = endpoints[name];
  const resource = { name, key, calls: callsOf(endpoints, name), fields: guessFields(response) };
  const words = underscore(name.replaceAll('-', '_'));
  const variable = camelize(words, true);
  const type = camelize(singularize(words));

  function edit(file: string, change: (source: string) => string): Change {
    try {
      return { file, text: change(readFileSync(join(root, file), 'utf8')) };
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}. Nothing was written.`);
    }
  }

  // JSON leaves out undefined options, and Biome formats the rest.
  const text = `import { defineResource } from '#admin/defineResource.ts';

export const ${variable} = defineResource(${JSON.stringify(definitionOf(resource))});
`;
  return [
    { file: definition, text },
    edit('src/admin/resources/resources.ts', (source) => insertResource(source, variable, name)),
    edit('src/api/wire.ts', (source) => insertType(insertEntry(source, 'Rows', name, type), type, wireType(resource))),
    ...languages.map((language) =>
      edit(`src/i18n/messages/${language}/resources.ts`, (source) =>
        insertEntry(source, 'resources', name, JSON.stringify(messagesOf(resource, language))),
      ),
    ),
  ];
}

/** Writes the changed files as the project formats them, or none if one of them is no valid code. */
export function write(changes: readonly Change[], root: string) {
  const formatted = changes.map(({ file, text }) => {
    const biome = (options: string[], input: string) =>
      execFileSync('node_modules/.bin/biome', [...options, `--stdin-file-path=${file}`], {
        cwd: root,
        input,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    // Only `format` refuses invalid code, and only `check` sorts imports.
    return { file, text: biome(['check', '--write'], biome(['format'], text)) };
  });
  for (const { file, text } of formatted) writeFileSync(join(root, file), text);
}
