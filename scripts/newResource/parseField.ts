import { nearest } from '#admin/engine/check/nearest.ts';
import { quoted } from '#admin/engine/check/Tables.ts';
import { type GuessedField, personType, unionOf, wireTypes } from './guessField.ts';

/** Those whose definition needs more than a line of words. */
const writtenByHand = ['computed', 'custom'];

/** What has to stand after these kinds. */
const needed: Readonly<Record<string, string>> = {
  choice: 'its values: type:choice,walk,dinner',
  reference: 'the resource that it refers to: host:reference,users',
};

/** How much may stand after these kinds; nothing after the others. */
const most: Readonly<Record<string, number>> = { choice: Infinity, reference: 2, money: 1, person: 1 };

function refuseTooMuch(text: string, kind: string, words: readonly string[]) {
  const isMoment = kind === 'dateTime' && words[0] === 'unix';
  const [, ...others] = words;
  const left = isMoment ? others : words.slice(most[kind] ?? 0);
  if (left.length > 0) throw new Error(`'${text}' says ${quoted(left)} after ${kind}, which means nothing there.`);
}

/** What is said after a kind, as the definition has it, and its type on the wire. */
function detailsOf(kind: string, words: readonly string[]): Omit<GuessedField, 'name' | 'kind'> {
  const [first] = words;
  if (kind === 'choice') return { of: words, type: unionOf(words) };
  if (kind === 'reference') return { to: first, type: words[1] ?? 'number' };
  if (kind === 'money') return { currency: first, type: 'number' };
  if (kind === 'person') return { picture: first, type: personType(first) };
  return { type: first === 'unix' ? 'number' : (wireTypes[kind] ?? 'string') };
}

/** 'price:money,EUR' as a field; 'price:money?' may be without a value, and one without a kind is a text. */
export function parseField(text: string, kinds: readonly string[]): GuessedField {
  const [name = '', said = 'text'] = text.split(/:(.*)/s);
  const [first = '', ...words] = said.split(',').map((word) => word.trim());
  const kind = first.replace(/\?$/, '');
  const known = kinds.filter((each) => !writtenByHand.includes(each));
  if (!known.includes(kind)) {
    throw new Error(`${name} cannot be of the kind '${kind}'. Use ${quoted(nearest(kind, known), 'or')}.`);
  }
  if (kind in needed && words.length === 0) throw new Error(`'${text}' lacks ${needed[kind]}.`);
  refuseTooMuch(text, kind, words);
  const { type, ...details } = detailsOf(kind, words);
  return { name, kind, ...details, type: first.endsWith('?') ? `${type} | null` : type };
}
