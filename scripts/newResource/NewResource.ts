import type { Endpoint } from '#api/Endpoint.ts';
import type { Key } from '#api/keys.ts';
import type { NewField } from './guessFields.ts';

/** A resource to be added: its calls by operation, and the fields that its rows seem to have. */
export type NewResource = {
  name: string;
  /** The field that is a row's key, or those with its parts. */
  key: Key;
  calls: Readonly<Record<string, Endpoint>>;
  fields: readonly NewField[];
  /** The values that actions send, by operation. Those of a saved response have the kinds of the fields. */
  asked?: Readonly<Record<string, readonly NewField[]>>;
};

/** Whether a field is the key of a row, or a part of it. */
export const isKey = ({ key }: Pick<NewResource, 'key'>, name: string) => [key].flat().includes(name);

/** Whether a form has an input for it. */
export const isTypable = ({ kind }: NewField) => kind !== 'json' && kind !== 'person';
