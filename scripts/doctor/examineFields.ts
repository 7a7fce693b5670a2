import { type Values, valueAt } from '#api/values.ts';
import { valueFault } from './valueFault.ts';

/** A finding of the doctor about a call: a fault must be mended, a notice is worth knowing. */
export type Finding = { resource: string; call: string; severity: 'fault' | 'notice'; message: string };

export type Report = (severity: Finding['severity'], message: string) => void;

type DeclaredField = {
  kind: string;
  of?: unknown;
  whose?: string;
  picture?: string;
  optional?: true;
  /** Other fields of the row that this one is shown with. */
  currency?: string;
  from?: readonly string[];
  text?: string;
};

export type DeclaredFields = Readonly<Record<string, DeclaredField | undefined>>;

const noWireValue = ['computed', 'custom'];

const nameOf = (path: string) => path.split('.')[0] ?? path;

/** A row that is a person itself is shown by its name and email, whatever the field is called. */
const isInRow = (row: Values, path: string, { whose }: DeclaredField) =>
  valueAt(row, path) !== undefined || (whose === 'record' && ('name' in row || 'email' in row));

/** The names of a row that the declaration speaks of. */
const namesIn = (fields: DeclaredFields) =>
  Object.entries(fields)
    .flatMap(([path, field]) => [path, field?.currency, field?.text, field?.picture, ...(field?.from ?? [])])
    .filter((name) => name !== undefined)
    .map(nameOf);

/** Compares the fields that are declared with the rows that came: what is absent, of another type, or not declared. */
export function examineFields(
  rows: readonly Values[],
  fields: DeclaredFields,
  { key = 'id', others = [], report }: { key?: string; others?: readonly string[]; report: Report },
) {
  if (rows.length === 0) return;
  for (const [path, field] of Object.entries(fields)) {
    if (!field || noWireValue.includes(field.kind)) continue;
    const values = rows.map((row) => valueAt(row, path));
    if (!rows.some((row) => isInRow(row, path, field))) {
      report(field.optional ? 'notice' : 'fault', `'${path}' is declared, and no row has it.`);
    }
    const faults = [...new Set(values.map((value) => valueFault(field, value)).filter((fault) => fault !== undefined))];
    if (faults.length > 0) report('fault', `'${path}': ${faults.slice(0, 3).join('; ')}.`);
  }
  const known = [nameOf(key), 'id', ...namesIn(fields), ...others];
  const undeclared = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !known.includes(name));
  if (undeclared.length > 0) report('notice', `The API sends what is not declared: ${undeclared.join(', ')}.`);
}
