import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelize, singularize, underscore } from 'inflection';
import { callsOf } from '#admin/engine/check/Tables.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { languages } from '#i18n/language.ts';
import { callsCode, declaredPart, definitionCode, messagesOf } from './entries.ts';
import { guessFields, type NewField } from './guessFields.ts';
import type { NewResource } from './NewResource.ts';

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
  const keyFields = [key]
    .flat()
    .filter((part) => !fields.some(({ name }) => name === part))
    .map((name) => ({ name, type: 'number', isOptional: undefined }));
  const properties = [...keyFields, ...fields.filter(({ kind }) => kind !== 'password')];
  return `{ ${properties.map(({ name, type, isOptional }) => `'${name}'${isOptional ? '?' : ''}: ${type};`).join('\n')} }`;
}

/** A resource as an OpenAPI document describes it, with notes on guesses, by operation. */
export type Described = Pick<NewResource, 'key' | 'calls' | 'asked'> & {
  fields: readonly NewField[];
  notes: Readonly<Record<string, readonly string[]>>;
};

type Options = {
  /** The resource's key in the endpoint table. */
  name: string;
  endpoints: EndpointTable;
  /** A saved response of its list. */
  response?: unknown;
  /** The document's description of it. Calls that the endpoint table has already are kept. */
  described?: Described;
};

/** The kinds of text that a document without a format cannot tell, and a value can. */
const shownAsText = ['dateTime', 'email', 'url', 'image', 'file', 'longText'];

/** The fields of a document, with those that only a response has. */
function fieldsFrom({ response, described }: Options): readonly NewField[] {
  if (!described) return guessFields(response);
  if (response === undefined) return described.fields;
  const guessed = guessFields(response);
  const unsure = 'only the saved response has it, so its kind and type are guessed';
  const known = described.fields.map((field): NewField => {
    const kind = guessed.find(({ name }) => name === field.name)?.kind;
    const isClearer = field.kind === 'text' && kind !== undefined && shownAsText.includes(kind);
    return isClearer ? { ...field, kind, unsure: `taken for '${kind}', as in the saved response` } : field;
  });
  const isNew = ({ name }: NewField) => !described.fields.some((field) => field.name === name);
  return [...known, ...guessed.filter(isNew).map((field) => ({ ...field, unsure }))];
}

/** The resource to add. Throws if neither the endpoint table nor a document has its calls. */
export function newResource(options: Options): NewResource {
  const { name, endpoints, described } = options;
  const fields = fieldsFrom(options);
  const entry = endpoints[name];
  if (entry) return { name, key: entry.key ?? 'id', calls: callsOf(endpoints, name), fields };
  if (described) return { ...described, name, fields };
  throw new Error(
    `src/api/endpoints.ts has no ${name}. Write its calls first, or take them from a document: --openapi.`,
  );
}

/** The changes of a project's files that add a resource. Throws if a name is taken. */
export function plan(options: Options, root: string): Change[] {
  const { name, endpoints, described } = options;
  const definition = `src/admin/resources/${name}.ts`;
  if (!/^[A-Za-z][\w-]*$/.test(name))
    throw new Error(`'${name}' is no name of a resource. Use letters, digits and hyphens.`);
  if (existsSync(join(root, definition))) throw new Error(`${definition} exists already. Nothing was written.`);
  const resource = newResource(options);
  const declared = declaredPart(resource);
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

  const text = `import { defineResource } from '#admin/defineResource.ts';

export const ${variable} = defineResource(${definitionCode(declared)});
`;
  const calls = callsCode(resource, described?.notes ?? {});
  return [
    { file: definition, text },
    ...(endpoints[name]
      ? []
      : [edit('src/api/endpoints.ts', (source) => insertEntry(source, 'endpoints', name, calls))]),
    edit('src/admin/resources/resources.ts', (source) => insertResource(source, variable, name)),
    edit('src/api/wire.ts', (source) => insertType(insertEntry(source, 'Rows', name, type), type, wireType(resource))),
    ...languages.map((language) =>
      edit(`src/i18n/messages/${language}/resources.ts`, (source) =>
        insertEntry(source, 'resources', name, JSON.stringify(messagesOf(declared, language))),
      ),
    ),
  ];
}

/** Writes the changed files as the project formats them, or none if one of them is no valid code. Returns them. */
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
  return formatted;
}
