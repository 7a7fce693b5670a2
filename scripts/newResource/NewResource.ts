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

export const isTyped = ({ key }: NewResource, { name, kind }: GuessedField) =>
  name !== key && !shownOnly.includes(kind) && !/_at$|^time$/.test(name);

/** The field that names a row: the first text that is not its key. */
export const titleOf = ({ key, fields }: NewResource) =>
  (fields.find(({ name, kind }) => name !== key && ['text', 'person', 'email'].includes(kind)) ?? fields[0])?.name ??
  key;

/** 'created_at' and 'createdAt' as a label: 'Created at'. */
export function labelOf(name: string) {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
