import type { CheckedCall } from './Tables.ts';

/** The names in braces of a call's path. */
export const partsOf = ({ call }: CheckedCall) => [...call.matchAll(/\{([^}]+)\}/g)].map(([, part = '']) => part);

const namesOf = (query: CheckedCall['query'] = []) => (Array.isArray(query) ? query.map(String) : Object.keys(query));

/** The names under which a call sends values, wherever it puts them. */
export const wireNamesOf = (call: CheckedCall) => [
  ...new Set([...partsOf(call), ...namesOf(call.query), ...(call.sends ?? []), ...Object.keys(call.from ?? {})]),
];

/** The field, or other value, that a call sends under a name. */
export const sourceOf = ({ from = {} }: CheckedCall, wireName: string) => from[wireName] ?? wireName;

/** Every field, or other value, that a call sends. */
export const sourcesOf = (call: CheckedCall) => wireNamesOf(call).map((name) => sourceOf(call, name));

/** Every field that a call sends as a file. */
export const filesOf = (call: CheckedCall) => (call.files ?? []).map((name) => sourceOf(call, name));
