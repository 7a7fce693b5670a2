import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { quoted, suggested } from '#admin/engine/check/Tables.ts';
import { type GuessedField, unionOf } from './guessField.ts';
import { guessTitle, labelOf, type NewCall, type NewResource } from './NewResource.ts';
import { bodies, parseCall } from './parseCall.ts';
import { parseField } from './parseField.ts';
import { readSample } from './readSample.ts';
import { options, usage } from './usage.ts';

/** The words that a definition can choose from. */
type Known = { kinds: readonly string[] };

const operations = ['list', 'one', 'create', 'update', 'delete'] as const;

/** What a name says of one row, in English: 'events' is 'Event |||| Events'. */
function wordsOf(name: string) {
  const many = labelOf(name);
  const one = many.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  return one === many ? many : `${one} |||| ${many}`;
}

const typeOf = (words: string) =>
  (words.split(' |||| ')[0] ?? words).replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());

/** Later fields take the place of guessed ones of the same name. */
const merged = (fields: readonly GuessedField[]) => [...new Map(fields.map((field) => [field.name, field])).values()];

type Question = (text: string, given?: string) => Promise<string | undefined>;

async function askCalls(question: Question, given: Readonly<Record<string, unknown>>, actions: readonly string[]) {
  const calls: Record<string, NewCall> = {};
  for (const operation of operations) {
    const said = given[operation];
    const line = typeof said === 'string' ? said : undefined;
    const call = await question(`Its call to ${operation} (GET /event/all; empty for none):`, line);
    if (call) calls[operation] = parseCall(call);
  }
  for (const action of actions) {
    const [operation = '', call = ''] = action.split(/=(.*)/s);
    calls[operation] = parseCall(call);
  }
  return calls;
}

/** A field that no row of the sample has is a slip of the pen, unless rows are said to lack it at times. */
function refuseUnseen(declared: readonly GuessedField[], seen: readonly GuessedField[], sample: string) {
  const names = seen.map(({ name }) => name);
  const unseen = declared.find(({ name, type }) => !names.includes(name) && !type.endsWith('| null'));
  if (!unseen) return;
  const { name, kind } = unseen;
  throw new Error(
    `No row of ${sample} has '${name}'. Use ${suggested(name, names)}, or write ${name}:${kind}? for what a row may lack.`,
  );
}

/**
 * What a call sends and no row has: a form cannot ask for it, and an action would only if it was meant. A word alone
 * after a path may be a misspelt way for the body to travel.
 */
function refuseUnsendable(calls: Readonly<Record<string, NewCall>>, key: string, fields: readonly GuessedField[]) {
  const names = [...new Set([key, 'id', ...fields.map(({ name }) => name)])];
  for (const [operation, { call, body, values }] of Object.entries(calls)) {
    const isForm = operation === 'create' || operation === 'update';
    const unknown = values.find(({ source, kind }) => !kind && !names.includes(source));
    if (!unknown || !(isForm || (!body && values.length === 1))) continue;
    const { source } = unknown;
    const isAlone = !body && values.length === 1;
    const asBody = isAlone ? ` and no way for a body to travel: those are ${quoted(bodies, 'and')}` : '';
    const mend = isForm ? `Use ${suggested(source, names)}` : `Write ${source}:text to ask for it`;
    throw new Error(`'${call} ${source}' sends '${source}', which is no field${asBody}. ${mend}.`);
  }
}

/** A currency that is neither a code nor a field. */
function refuseCurrencies(fields: readonly GuessedField[]) {
  const known = [...Intl.supportedValuesOf('currency'), ...fields.map(({ name }) => name)];
  const unknown = fields.find(({ currency }) => currency !== undefined && !known.includes(currency));
  if (!unknown) return;
  const { name, currency = '' } = unknown;
  throw new Error(
    `${name} is money in '${currency}', which is neither a currency's ISO code, such as EUR, nor a field.`,
  );
}

async function askFields(
  question: Question,
  kinds: readonly string[],
  { sample: file, field = [] }: { sample?: string; field?: readonly string[] },
) {
  const sample = await question('A file with a sample answer of its list (empty for none):', file);
  const typed = sample ? undefined : await question('Its fields (name price:money type:choice,walk,dinner):');
  const guessed = sample ? readSample(sample) : [];
  const said = [...(typed?.split(/ +/) ?? []), ...field].filter((each) => each !== '');
  const declared = said.map((each) => parseField(each, kinds));
  if (sample) refuseUnseen(declared, guessed, sample);
  const fields = merged([...guessed, ...declared]);
  refuseCurrencies(fields);
  return { fields, declared };
}

/** The parts of a list: those that were named, else the values of the choice that its path asks for. */
function segmentsOf(said: string | undefined, list: NewCall | undefined, fields: readonly GuessedField[]) {
  const [name = '', values = ''] = said?.split('=') ?? [];
  if (said) return { name, of: values.split(',') };
  const field = fields.find((each) => each.of && list?.call.includes(`{${each.name}}`));
  return field?.of && { name: field.name, of: field.of };
}

/** What tells the parts of a list apart is one of their names, where the sample does not show something else. */
const withSegments = (
  fields: readonly GuessedField[],
  declared: readonly GuessedField[],
  segments: NewResource['segments'],
) =>
  fields.map((field): GuessedField => {
    const isGuessed = field.name === segments?.name && !declared.includes(field);
    if (!segments || !isGuessed || !['text', 'choice'].includes(field.kind)) return field;
    const nothing = field.type.endsWith('| null') ? ' | null' : '';
    return { name: field.name, kind: 'choice', of: segments.of, type: `${unionOf(segments.of)}${nothing}` };
  });

const gendersOf = (said: readonly string[]) =>
  Object.fromEntries(
    said.map((text) => {
      const [, language, gender] = /^(es|hi)=(masculine|feminine)$/.exec(text) ?? [];
      if (!language || !gender)
        throw new Error(`'${text}' is no gender of its name. Write es=feminine, or hi=masculine.`);
      return [language, gender];
    }),
  );

/** Reads the arguments, and asks at the terminal for what they leave out. */
export async function ask(args: string[], isTerminal: boolean, { kinds }: Known): Promise<NewResource> {
  const { values } = parseArgs({ args, options });
  const { icon, key, paged: isPaged } = values;
  if (icon && !existsSync(`node_modules/@mui/icons-material/${icon}Outlined.js`)) {
    throw new Error(`MUI has no icon '${icon}'. The names are at https://mui.com/material-ui/material-icons`);
  }
  const asks = isTerminal && values.name === undefined;
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const question: Question = async (text, given) => given ?? (await terminal?.question(`${text} `))?.trim();

  const name = (await question('What is it called (events)?', values.name)) ?? '';
  const calls = await askCalls(question, values, values.action ?? []);
  const asked = await askFields(question, kinds, values);
  terminal?.close();

  if (name && !/^[a-z]\w*$/i.test(name)) {
    const letters = name.replaceAll(/[^a-z\d]+(\w?)/gi, (_, next: string) => next.toUpperCase());
    throw new Error(`'${name}' is no name: it takes letters and digits alone, such as '${letters}'.`);
  }
  if (!name || !calls.list || asked.fields.length === 0)
    throw new Error(`A name, the call of its list, and a sample or fields are needed.\n\n${usage}`);
  refuseUnsendable(calls, key, asked.fields);
  const words = values.words ?? wordsOf(name);
  const segments = segmentsOf(values.segments, calls.list, asked.fields);
  const fields = withSegments(asked.fields, asked.declared, segments);
  const title = values.title ?? guessTitle(key, fields);
  const genders = gendersOf(values.gender ?? []);
  return { name, words, genders, type: typeOf(words), key, title, icon, calls, isPaged, segments, fields };
}
