import type { Conventions } from './conventions.ts';
import { isRecord, type Values } from './values.ts';

type Field = [name: string, value: string | Blob];

/** One value as fields of a form or a query string: a list, and what holds values of its own, take several. */
function fieldsOf(name: string, value: unknown, conventions: Conventions): Field[] {
  const { lists, booleans = ['false', 'true'], nested } = conventions;
  if (value instanceof Blob) return [[name, value]];
  if (Array.isArray(value)) {
    if (lists === 'comma') return [[name, value.join()]];
    if (lists === 'json') return [[name, JSON.stringify(value)]];
    return value.flatMap((each) => fieldsOf(lists === 'brackets' ? `${name}[]` : name, each, conventions));
  }
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([inner, each]) =>
      fieldsOf(nested === 'dots' ? `${name}.${inner}` : `${name}[${inner}]`, each, conventions),
    );
  }
  return [[name, typeof value === 'boolean' ? booleans[value ? 1 : 0] : String(value ?? '')]];
}

const fields = (values: Values, conventions: Conventions) =>
  Object.entries(values).flatMap(([name, value]) => fieldsOf(name, value, conventions));

/** How values are written: as a form that can hold files, as JSON, or as what a query string and a form without files hold. */
export const encode = {
  multipart: (values: Values, conventions: Conventions) => {
    const form = new FormData();
    for (const [name, value] of fields(values, conventions)) form.append(name, value);
    return form;
  },
  json: (values: Values) => JSON.stringify(values),
  form: (values: Values, conventions: Conventions) =>
    new URLSearchParams(fields(values, conventions) as [string, string][]),
};
