import type { NewField } from './kinds.ts';

/** A value that a call sends: its name in the request and in the dashboard, and its kind if an action asks for it. */
export type NewValue = { wire: string; source: string; kind?: string };

/** A call, how its body travels, and the values that it was told to send. */
export type NewCall = { call: string; body?: string; values: readonly NewValue[] };

/** The answers of the developer who adds a resource. */
export type NewResource = {
  /** The one name: endpoint key, file, route, key of its words. */
  name: string;
  /** 'Event |||| Events'. */
  words: string;
  /** The gender of its name, by language. */
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
  fields: readonly NewField[];
};

/** Kinds that a form cannot ask for. */
const shownOnly = ['json', 'person'];

const isTypable = ({ key, segments }: NewResource, { name, kind }: NewField) =>
  name !== key && name !== segments?.name && !shownOnly.includes(kind) && !/_at$|^time$/.test(name);

/** The fields in the form of an operation: those that its call was told to send, else all that can be typed. */
export function typedFields(resource: NewResource, operation: 'create' | 'update') {
  const call = resource.calls[operation];
  if (!call) return [];
  const isSent = ({ name }: NewField) => call.values.some(({ source }) => source === name);
  return resource.fields.filter((field) => isTypable(resource, field) && (call.values.length === 0 || isSent(field)));
}

/** The values that the action of an operation asks for: those with a kind, and those that no row has. */
export const askedBy = ({ fields, key }: NewResource, { values }: NewCall) =>
  values.filter(
    ({ source, kind }) => kind || (!['id', key].includes(source) && !fields.some(({ name }) => name === source)),
  );

/** The operations that react-admin has words for. */
export const usualOperations = ['list', 'one', 'create', 'update', 'delete'] as const;

/** The operations that are the API's own, with their calls. */
export const ownActions = ({ calls }: NewResource) =>
  Object.entries(calls).filter(([operation]) => !usualOperations.some((usual) => usual === operation));

/** 'created_at' and 'createdAt' as a label: 'Created at'; 'is_public' as 'Public'. */
export function labelOf(name: string) {
  const words = name
    .replace(/^is_/, '')
    .replaceAll(/[_.-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words === 'id' ? 'ID' : words.charAt(0).toUpperCase() + words.slice(1);
}
