import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type GuessedField, wireTypes } from './guessField.ts';
import { labelOf, type NewResource } from './NewResource.ts';
import { readSample } from './readSample.ts';

const options = {
  name: { type: 'string' },
  words: { type: 'string' },
  icon: { type: 'string' },
  key: { type: 'string', default: 'id' },
  list: { type: 'string' },
  one: { type: 'string' },
  create: { type: 'string' },
  update: { type: 'string' },
  delete: { type: 'string' },
  action: { type: 'string', multiple: true },
  body: { type: 'string', default: 'json' },
  paged: { type: 'boolean', default: false },
  field: { type: 'string', multiple: true },
  sample: { type: 'string' },
} as const;

/** How to be called without being asked. */
const usage = `npm run new-resource -- --name events --list 'GET /event/all' [--paged] [--create 'POST /event/new']
  [--update 'POST /event/{id}'] [--delete 'POST /event/delete/{id}'] [--one 'GET /event/{id}'] [--action 'cancel=POST /event/cancel/{id}']
  [--sample answer.json] [--field price:money] [--body json|multipart] [--words 'Event |||| Events'] [--icon Event] [--key id]`;

const operations = ['list', 'one', 'create', 'update', 'delete'] as const;

/** 'price:money' as a field; one without a kind is a text. */
function fieldOf(text: string): GuessedField {
  const [name = '', kind = 'text', ...values] = text.split(/[:,]/);
  if (kind !== 'choice') return { name, kind, type: wireTypes[kind] ?? 'string' };
  return { name, kind, of: values, type: values.map((value) => `'${value}'`).join(' | ') };
}

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
  const calls: Record<string, string> = {};
  for (const operation of operations) {
    const said = given[operation];
    const line = typeof said === 'string' ? said : undefined;
    const call = await question(`Its call to ${operation} (GET /event/all; empty for none):`, line);
    if (call) calls[operation] = call;
  }
  for (const action of actions) {
    const [operation = '', call = ''] = action.split(/=(.*)/s);
    calls[operation] = call;
  }
  return calls;
}

async function askFields(question: Question, sampleFile: string | undefined, given: readonly string[]) {
  const sample = await question('A file with a sample answer of its list (empty for none):', sampleFile);
  const typed = sample ? undefined : await question('Its fields (name, price:money):');
  const guessed = sample ? readSample(JSON.parse(readFileSync(sample, 'utf8'))) : [];
  const declared = [...(typed?.split(/, */) ?? []), ...given].filter((field) => field !== '');
  return merged([...guessed, ...declared.map(fieldOf)]);
}

/** Reads the arguments, and asks at the terminal for what they leave out. */
export async function ask(args: string[], isTerminal: boolean): Promise<NewResource> {
  const { values } = parseArgs({ args, options });
  const { icon, key, paged: isPaged, action = [], field = [] } = values;
  const asks = isTerminal && values.name === undefined;
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const question: Question = async (text, given) => given ?? (await terminal?.question(`${text} `))?.trim();

  const name = (await question('What is it called (events)?', values.name)) ?? '';
  const calls = await askCalls(question, values, action);
  const fields = await askFields(question, values.sample, field);
  terminal?.close();

  const isWhole = /^[a-z]\w*$/i.test(name) && calls.list && fields.length > 0;
  if (!isWhole) throw new Error(`A name, the call of its list, and a sample or fields are needed.\n${usage}`);
  const words = values.words ?? wordsOf(name);
  const body = values.body === 'multipart' ? 'multipart' : 'json';
  return { name, words, type: typeOf(words), key, icon, calls, body, isPaged, fields };
}
