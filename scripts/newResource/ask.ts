import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { quoted, suggested } from '#admin/engine/check/Tables.ts';
import { type NewField, parseField, unionOf } from './kinds.ts';
import { labelOf, type NewCall, type NewResource, usualOperations } from './NewResource.ts';
import { bodies, parseCall } from './parseCall.ts';
import { readSample } from './readSample.ts';
import { options, usage } from './usage.ts';

type Question = (text: string, given?: string) => Promise<string | undefined>;

type Calls = Record<string, NewCall>;

/** Makes English words of a name: 'events' is 'Event |||| Events'. */
function wordsOf(name: string) {
  const many = labelOf(name);
  const one = many.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return one === many ? many : `${one} |||| ${many}`;
}

const typeOf = (words: string) =>
  (words.split(' |||| ')[0] ?? words).replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());

/** Guesses the field that names a row: one that is called so, else the first text that is not its key. */
function guessTitle(key: string, fields: readonly NewField[]) {
  const texts = fields.filter(({ name, kind }) => name !== key && ['text', 'person', 'email'].includes(kind));
  const named = texts.find(({ name }) => /^(name|title|subject)$/.test(name));
  return (named ?? texts[0] ?? fields[0])?.name ?? key;
}

async function askCalls(question: Question, given: Readonly<Record<string, unknown>>, actions: readonly string[]) {
  const calls: Calls = {};
  for (const operation of usualOperations) {
    const line = typeof given[operation] === 'string' ? given[operation] : undefined;
    const call = await question(`Its call to ${operation} (GET /event/all; empty for none):`, line);
    if (call) calls[operation] = parseCall(call);
  }
  for (const action of actions) {
    const [operation = '', call = ''] = action.split(/=(.*)/s);
    calls[operation] = parseCall(call);
  }
  return calls;
}

/** Refuses a field that no row of the sample has, unless it may be without a value. */
function refuseUnseen(declared: readonly NewField[], seen: readonly NewField[], sample: string) {
  const names = seen.map(({ name }) => name);
  const unseen = declared.find(({ name, type }) => !names.includes(name) && !type.endsWith('| null'));
  if (!unseen) return;
  const { name, kind } = unseen;
  throw new Error(
    `No row of ${sample} has '${name}'. Use ${suggested(name, names)}, or write ${name}:${kind}? for what a row may lack.`,
  );
}

/**
 * Refuses a value that no row has: a form cannot ask for it, and an action does only if its kind is given. A word alone
 * after a path may be a misspelt way for the body to travel.
 */
function refuseUnsendable(calls: Calls, key: string, fields: readonly NewField[]) {
  const names = [...new Set([key, 'id', ...fields.map(({ name }) => name)])];
  for (const [operation, { call, body, values }] of Object.entries(calls)) {
    const unknown = values.find(({ source, kind }) => !kind && !names.includes(source))?.source;
    const isForm = operation === 'create' || operation === 'update';
    const isAlone = !body && values.length === 1;
    if (!unknown || !(isForm || isAlone)) continue;
    const asBody = isAlone ? ` and no way for a body to travel: those are ${quoted(bodies)}` : '';
    const mend = isForm ? `Use ${suggested(unknown, names)}` : `Write ${unknown}:text to ask for it`;
    throw new Error(`'${call} ${unknown}' sends '${unknown}', which is no field${asBody}. ${mend}.`);
  }
}

async function askFields(question: Question, file: string | undefined, given: readonly string[]) {
  const sample = await question('A file with a sample answer of its list (empty for none):', file);
  const typed = sample ? undefined : await question('Its fields (name price:money type:choice,walk,dinner):');
  const guessed = sample ? readSample(sample) : [];
  const declared = [...(typed?.split(/ +/) ?? []), ...given].filter(Boolean).map(parseField);
  if (sample) refuseUnseen(declared, guessed, sample);
  // A declared field takes the place of the guessed one.
  const fields = [...new Map([...guessed, ...declared].map((field) => [field.name, field])).values()];
  return { fields, declared };
}

/** The parts of a list: those that were named, else the values of the choice that its path asks for. */
function segmentsOf(said: string | undefined, list: NewCall, fields: readonly NewField[]) {
  const [name = '', values = ''] = said?.split('=') ?? [];
  if (said) return { name, of: values.split(',') };
  const field = fields.find((each) => each.of && list.call.includes(`{${each.name}}`));
  return field?.of && { name: field.name, of: field.of };
}

/** Makes a guessed text that tells the parts of a list apart a choice of their names. */
function withSegments(field: NewField, { name, of }: { name: string; of: readonly string[] }): NewField {
  if (field.name !== name || !['text', 'choice'].includes(field.kind)) return field;
  const nothing = field.type.endsWith('| null') ? ' | null' : '';
  return { name, kind: 'choice', of, type: unionOf(of) + nothing };
}

function parseGender(text: string) {
  const [, language, gender] = /^(es|hi)=(masculine|feminine)$/.exec(text) ?? [];
  if (language && gender) return [language, gender];
  throw new Error(`'${text}' is no gender of its name. Write es=feminine, or hi=masculine.`);
}

function refuseName(name: string) {
  if (/^[a-z]\w*$/i.test(name)) return;
  const letters = name.replaceAll(/[^a-z\d]+(\w?)/gi, (_, next: string) => next.toUpperCase());
  throw new Error(`'${name}' is no name: it takes letters and digits alone, such as '${letters}'.`);
}

/** Reads the arguments, and asks at the terminal for those that are missing. */
export async function ask(args: string[], isTerminal: boolean): Promise<NewResource> {
  const { values } = parseArgs({ args, options });
  const { icon, key, paged: isPaged } = values;
  if (icon && !existsSync(`node_modules/@mui/icons-material/${icon}Outlined.js`)) {
    throw new Error(`MUI has no icon '${icon}'. The names are at https://mui.com/material-ui/material-icons`);
  }
  const asks = isTerminal && values.name === undefined;
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const question: Question = async (text, given) => given ?? (await terminal?.question(`${text} `))?.trim();

  const name = await question('What is it called (events)?', values.name);
  if (name) refuseName(name);
  const calls = await askCalls(question, values, values.action ?? []);
  const asked = await askFields(question, values.sample, values.field ?? []);
  terminal?.close();

  if (!name || !calls.list || asked.fields.length === 0)
    throw new Error(`A name, the call of its list, and a sample or fields are needed.\n\n${usage}`);
  refuseUnsendable(calls, key, asked.fields);
  const words = values.words ?? wordsOf(name);
  const segments = segmentsOf(values.segments, calls.list, asked.fields);
  const isDeclared = (field: NewField) => asked.declared.includes(field);
  const fields = asked.fields.map((field) => (segments && !isDeclared(field) ? withSegments(field, segments) : field));
  const title = values.title ?? guessTitle(key, fields);
  const genders = Object.fromEntries((values.gender ?? []).map(parseGender));
  return { name, words, genders, type: typeOf(words), key, title, icon, calls, isPaged, segments, fields };
}
