import { type Values, valueAt } from '#api/values.ts';
import { valueFault } from './valueFault.ts';

/** A result of the doctor about a call. A fault must be mended; a notice is information. */
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

/** True if the row has the field. A person that is the whole row has a name or an email instead. */
const isInRow = (row: Values, path: string, { whose }: DeclaredField) =>
  valueAt(row, path) !== undefined || (whose === 'record' && ('name' in row || 'email' in row));

/** The names of a row that the declared fields use. */
const namesIn = (fields: DeclaredFields) =>
  Object.entries(fields)
    .flatMap(([path, field]) => [path, field?.currency, field?.text, field?.picture, ...(field?.from ?? [])])
    .filter((name) => name !== undefined)
    .map(nameOf);

/** Reports declared fields that the rows lack, values of another type, and undeclared names. */
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
      report(field.optional ? 'notice' : 'fault', `'${path}' is declared, but no row has it.`);
    }
    const faults = [...new Set(values.map((value) => valueFault(field, value)).filter((fault) => fault !== undefined))];
    if (faults.length > 0) report('fault', `'${path}': ${faults.slice(0, 3).join('; ')}.`);
  }
  const declared = [nameOf(key), 'id', ...namesIn(fields), ...others];
  const undeclared = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !declared.includes(name));
  if (undeclared.length > 0) report('notice', `The API sends undeclared values: ${undeclared.join(', ')}.`);
}
