import { valueFault } from '#admin/check/valueFault.ts';
import type { Values } from '#api/values.ts';
import { isRecord } from '#api/values.ts';
import type { Report } from './Finding.ts';

type DeclaredField = { kind: string; of?: unknown; whose?: string; optional?: true };

export type DeclaredFields = Readonly<Record<string, DeclaredField | undefined>>;

const noWireValue = ['computed', 'custom'];

const at = (row: unknown, path: string): unknown =>
  path.split('.').reduce((value: unknown, name) => (isRecord(value) ? value[name] : undefined), row);

const nameOf = (path: string) => path.split('.')[0] ?? path;

/** Compares the fields that are declared with the rows that came: what is absent, of another type, or not declared. */
export function examineFields(rows: readonly Values[], fields: DeclaredFields, key: string, report: Report) {
  if (rows.length === 0) return;
  for (const [path, field] of Object.entries(fields)) {
    if (!field || noWireValue.includes(field.kind)) continue;
    const values = rows.map((row) => at(row, path));
    if (values.every((value) => value === undefined)) {
      report(field.optional ? 'notice' : 'fault', `'${path}' is declared, and no row has it.`);
    }
    const faults = [...new Set(values.map((value) => valueFault(field, value)).filter((fault) => fault !== undefined))];
    if (faults.length > 0) report('fault', `'${path}': ${faults.slice(0, 3).join('; ')}.`);
  }
  const known = [key, 'id', ...Object.keys(fields).map(nameOf)];
  const undeclared = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !known.includes(name));
  if (undeclared.length > 0) report('notice', `The API sends what is not declared: ${undeclared.join(', ')}.`);
}
