import type { GuessedField } from './guessField.ts';

/** A value that a call sends: its name in the request and in the dashboard, and of what kind it is if it is asked for. */
export type NewValue = { wire: string; source: string; kind?: string };

/** A call as it is written, how its body travels, and what it was said to send. */
export type NewCall = { call: string; body?: string; values: readonly NewValue[] };

/** What is asked of whoever adds a resource. */
export type NewResource = {
  /** The one name: endpoint key, file, route, key of its words. */
  name: string;
  /** 'Event |||| Events'. */
  words: string;
  /** The gender of its name, by the language that asks for it. */
  genders: Readonly<Record<string, string>>;
  /** The name of its row's type on the wire. */
  type: string;
  /** The field that is the record's key. */
  key: string;
  /** The field that names a row. */
  title: string;
  /** MUI's own name; without it there is no entry in the menu. */
  icon?: string;
  calls: Readonly<Record<string, NewCall>>;
  isPaged: boolean;
  /** The parts of its list, and the name under which the API is told which. */
  segments?: { name: string; of: readonly string[] };
  fields: readonly GuessedField[];
};

/** Fields that a person cannot be asked for. */
const shownOnly = ['json', 'person'];

const isTypable = ({ key, segments }: NewResource, { name, kind }: GuessedField) =>
  name !== key && name !== segments?.name && !shownOnly.includes(kind) && !/_at$|^time$/.test(name);

/** The fields in the form of an operation: those that its call was said to send, else all that can be typed. */
export function typedFields(resource: NewResource, operation: 'create' | 'update') {
  const call = resource.calls[operation];
  if (!call) return [];
  const isSent = ({ name }: GuessedField) => call.values.some(({ source }) => source === name);
  return resource.fields.filter((field) => isTypable(resource, field) && (call.values.length === 0 || isSent(field)));
}

/** The field that names a row: what is called so, else the first text that is not its key. */
export function guessTitle(key: string, fields: readonly GuessedField[]) {
  const texts = fields.filter(({ name, kind }) => name !== key && ['text', 'person', 'email'].includes(kind));
  const named = texts.find(({ name }) => /^(name|title|subject)$/.test(name));
  return (named ?? texts[0] ?? fields[0])?.name ?? key;
}

/** What the action of an operation asks for: what is said to be of a kind, and what no row has. */
export const askedBy = ({ fields, key }: NewResource, { values }: NewCall) =>
  values.filter(
    ({ source, kind }) => kind || (!['id', key].includes(source) && !fields.some(({ name }) => name === source)),
  );

const usual = ['list', 'one', 'create', 'update', 'delete'];

/** The operations that are the API's own, with their calls. */
export const ownActions = ({ calls }: NewResource) =>
  Object.entries(calls).filter(([operation]) => !usual.includes(operation));

/** 'created_at' and 'createdAt' as a label: 'Created at'; 'is_public' as 'Public'. */
export function labelOf(name: string) {
  const words = name
    .replace(/^is_/, '')
    .replaceAll(/[_.]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words === 'id' ? 'ID' : words.charAt(0).toUpperCase() + words.slice(1);
}
