import type { Endpoint } from '#api/Endpoint.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';

type Joins = NonNullable<Endpoint['joins']>;

/** What came beside the rows, by key: a list of rows, or an object that has them under their keys. */
function byKey(beside: unknown, key: string) {
  const entries = Array.isArray(beside)
    ? beside.map((row): [string, unknown] => [String(valueAt(row, key)), row])
    : Object.entries(isRecord(beside) ? beside : {});
  return new Map(entries);
}

/** Joins to each row what came beside it and what it names by key. A row that names nobody, or somebody who did not come, has null there. */
export function joinRows(rows: Values[], data: unknown, joins: Joins): Values[] {
  const joined = Object.entries(joins).map(([field, { rows: path, on, key = 'id' }]) => {
    const found = byKey(valueAt(data, path), key);
    const rowOf = (name: unknown) => found.get(String(name)) ?? null;
    return (row: Values) => {
      const named = valueAt(row, on);
      return [field, Array.isArray(named) ? named.map(rowOf).filter(isRecord) : rowOf(named)] as const;
    };
  });
  return rows.map((row) => ({ ...row, ...Object.fromEntries(joined.map((join) => join(row))) }));
}
