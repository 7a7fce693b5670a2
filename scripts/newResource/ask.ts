import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { nearest } from '#admin/check/nearest.ts';
import { quoted } from '#admin/check/Tables.ts';
import type { GuessedField } from './guessField.ts';
import { guessTitle, labelOf, type NewCall, type NewResource } from './NewResource.ts';
import { parseCall } from './parseCall.ts';
import { parseField } from './parseField.ts';
import { readSample } from './readSample.ts';
import { options, usage } from './usage.ts';

/** The words that a definition can choose from. */
type Known = { kinds: readonly string[]; icons: readonly string[] };

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

async function askFields(
  question: Question,
  kinds: readonly string[],
  { sample: file, field = [] }: { sample?: string; field?: readonly string[] },
) {
  const sample = await question('A file with a sample answer of its list (empty for none):', file);
  const typed = sample ? undefined : await question('Its fields (name price:money type:choice,walk,dinner):');
  const guessed = sample ? readSample(JSON.parse(readFileSync(sample, 'utf8'))) : [];
  const declared = [...(typed?.split(/ +/) ?? []), ...field].filter((each) => each !== '');
  return merged([...guessed, ...declared.map((each) => parseField(each, kinds))]);
}

/** The parts of a list: those that were named, else the values of the choice that its path asks for. */
function segmentsOf(said: string | undefined, list: NewCall | undefined, fields: readonly GuessedField[]) {
  const [name = '', values = ''] = said?.split('=') ?? [];
  if (said) return { name, of: values.split(',') };
  const field = fields.find((each) => each.of && list?.call.includes(`{${each.name}}`));
  return field?.of && { name: field.name, of: field.of };
}

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
export async function ask(args: string[], isTerminal: boolean, { kinds, icons }: Known): Promise<NewResource> {
  const { values } = parseArgs({ args, options });
  const { icon, key, paged: isPaged } = values;
  if (icon && !icons.includes(icon)) {
    const some = quoted(nearest(icon, icons).slice(0, 8), 'or');
    throw new Error(`There is no icon '${icon}'. Use ${some}; src/admin/schema/IconName.ts has them all.`);
  }
  const asks = isTerminal && values.name === undefined;
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const question: Question = async (text, given) => given ?? (await terminal?.question(`${text} `))?.trim();

  const name = (await question('What is it called (events)?', values.name)) ?? '';
  const calls = await askCalls(question, values, values.action ?? []);
  const fields = await askFields(question, kinds, values);
  terminal?.close();

  const isWhole = /^[a-z]\w*$/i.test(name) && calls.list && fields.length > 0;
  if (!isWhole) throw new Error(`A name, the call of its list, and a sample or fields are needed.\n\n${usage}`);
  const words = values.words ?? wordsOf(name);
  const segments = segmentsOf(values.segments, calls.list, fields);
  const title = values.title ?? guessTitle(key, fields);
  const genders = gendersOf(values.gender ?? []);
  return { name, words, genders, type: typeOf(words), key, title, icon, calls, isPaged, segments, fields };
}
