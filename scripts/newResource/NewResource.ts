import { quoted } from '#admin/engine/check/Tables.ts';
import type { NewField } from './guessFields.ts';

/** A value that a call sends: its name in the request and in the dashboard. It has a field kind if a dialog asks for it. */
export type NewValue = { wire: string; source: string; kind?: string };

/** A call, the format of its body, and the values that the command line lists for it. */
export type NewCall = { call: string; body?: string; values: readonly NewValue[] };

/** A resource to be added. */
export type NewResource = {
  /** The name of its endpoint key, file, route and message key. */
  name: string;
  /** Singular and plural, such as 'Event |||| Events'. */
  label: string;
  /** The name of its row's type on the wire. */
  type: string;
  /** The field that is the record's key. */
  key: string;
  /** The field that names a row. */
  title: string;
  /** MUI's name of its icon in the menu. Without it there is no menu entry. */
  icon?: string;
  calls: Readonly<Record<string, NewCall>>;
  isPaged: boolean;
  /** The segments of its list, and the name of the value that selects one. */
  segments?: { name: string; of: readonly string[] };
  fields: readonly NewField[];
};

/** Field kinds without an input. */
const shownOnly = ['json', 'person'];

const isTypable = ({ key, segments }: NewResource, { name, kind }: NewField) =>
  name !== key && name !== segments?.name && !shownOnly.includes(kind) && !/_at$|^time$/.test(name);

/** The fields in the form of an operation: those that its call lists, or all with an input. */
export function typedFields(resource: NewResource, operation: 'create' | 'update') {
  const call = resource.calls[operation];
  if (!call) return [];
  const isSent = ({ name }: NewField) => call.values.some(({ source }) => source === name);
  return resource.fields.filter((field) => isTypable(resource, field) && (call.values.length === 0 || isSent(field)));
}

/** The values that an action's dialog asks for: those with a kind, and those that are no field of the row. */
export const askedBy = ({ fields, key }: NewResource, { values }: NewCall) =>
  values.filter(
    ({ source, kind }) => kind || (!['id', key].includes(source) && !fields.some(({ name }) => name === source)),
  );

/** The operations that every resource may have. The API may have others. */
export const usualOperations = ['list', 'one', 'create', 'update', 'delete'] as const;

/** The resource's further operations, such as `close`, with their calls. */
export const customActions = ({ calls }: NewResource) =>
  Object.entries(calls).filter(([operation]) => !usualOperations.some((usual) => usual === operation));

/** 'created_at' and 'createdAt' as a label: 'Created at'; 'is_public' as 'Public'. */
export function labelOf(name: string) {
  const text = name
    .replace(/^is_/, '')
    .replaceAll(/[_.-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return text === 'id' ? 'ID' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The formats of a body. */
const bodies = ['json', 'multipart', 'form'];

function parseValue(text: string): NewValue {
  const [, wire, source, kind] = /^(?:([\w.]+)=)?([\w.]+)(?::(\w+))?$/.exec(text) ?? [];
  if (!source)
    throw new Error(`'${text}' is not a value of a call. Write name, wire_name=name, or name:kind to ask for it.`);
  return { wire: wire ?? source, source, kind };
}

/** Parses 'POST /event/change json event_id=id,name'. A dialog asks for a value with a kind, such as 'note:longText'. */
export function parseCall(text: string): NewCall {
  const [verb = '', path = '', ...rest] = text
    .trim()
    .replaceAll(/\s*,\s*/g, ',')
    .split(/\s+/);
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(verb) || !path.startsWith('/')) {
    throw new Error(`'${text}' is not a call. Write it as 'POST /event/{id} json name,price'.`);
  }
  const body = bodies.find((format) => format === rest[0]);
  if (body && verb === 'GET') throw new Error(`'${text}' is a GET, which has no body. Leave out '${body}'.`);
  const [names = '', ...others] = body ? rest.slice(1) : rest;
  if (others.length > 0 && !body) {
    throw new Error(`'${text}' has a body as '${names}', which is unknown. Use ${quoted(bodies, 'or')}.`);
  }
  if (others.length > 0)
    throw new Error(`'${text}' has blanks between its values. Write commas: ${[names, ...others]}.`);
  return { call: `${verb} ${path}`, body, values: names.split(',').filter(Boolean).map(parseValue) };
}
