import type { GuessedField } from './guessField.ts';

/** What is asked of whoever adds a resource. */
export type NewResource = {
  /** The one name: endpoint key, file, route, key of its words. */
  name: string;
  /** 'Event |||| Events'. */
  words: string;
  /** The name of its row's type on the wire. */
  type: string;
  /** The field that is the record's key. */
  key: string;
  /** MUI's own name; without it there is no entry in the menu. */
  icon?: string;
  /** Each operation with its call, as 'POST /event/new'. */
  calls: Readonly<Record<string, string>>;
  /** How the bodies of creating and updating travel. */
  body: 'multipart' | 'json';
  isPaged: boolean;
  fields: readonly GuessedField[];
};

/** Fields that a person cannot be asked for. */
const shownOnly = ['json', 'person', 'computed'];

export const isTyped = (resource: NewResource, { name, kind }: GuessedField) =>
  name !== resource.key &&
  name !== segmentsOf(resource)?.name &&
  !shownOnly.includes(kind) &&
  !/_at$|^time$/.test(name);

/** The field that names a row: what is called so, else the first text that is not its key. */
export function titleOf({ key, fields }: NewResource) {
  const texts = fields.filter(({ name, kind }) => name !== key && ['text', 'person', 'email'].includes(kind));
  const named = texts.find(({ name }) => /^(name|title|subject)$/.test(name));
  return (named ?? texts[0] ?? fields[0])?.name ?? key;
}

/** The choice by which the API lists in parts: the one that the path of its list asks for. */
export const segmentsOf = ({ calls, fields }: NewResource) =>
  fields.find(({ name, of }) => of && calls.list?.includes(`{${name}}`));

const usual = ['list', 'one', 'create', 'update', 'delete'];

/** The operations that are the API's own. */
export const ownActions = ({ calls }: NewResource) =>
  Object.keys(calls).filter((operation) => !usual.includes(operation));

/** 'created_at' and 'createdAt' as a label: 'Created at'. */
export function labelOf(name: string) {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
