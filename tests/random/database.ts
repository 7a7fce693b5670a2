import type { Row, Snapshot } from './World.ts';

/** Tables that change without a change by a person, with the reason. */
const excluded: Readonly<Record<string, string>> = {
  session: 'each request renews the time of its session',
  attempt: 'rate limits count attempts',
  known_address: 'each sign-in notes its address',
  audit: 'each change and each reading of personal data adds an entry',
  outbox: 'the server sends mails by itself',
  mail_token: 'belongs to the mails in the outbox',
  row_count: 'triggers count the rows of other tables',
  idempotency_key: 'each call with a key adds one, also when it is refused',
  pending_removal: 'a background job removes pictures that no row names',
  write_probe: 'the server writes to it to know that it can',
  hash_key: 'the server makes it at its first start',
  signature_key: 'follows from that key',
};

/** Columns with the lease of a row, which the page that shows a row takes. */
const leaseColumns = ['claimed_by', 'claimed_until'];

/** Triggers write the tables of searches. */
export const isCompared = (table: string) => !(table in excluded) && !/^(sqlite_|kysely_)|_search(_|$)/.test(table);

export type Change = { table: string; key: string; before?: Row; after?: Row };

const isSame = (one: Row, other: Row) =>
  Object.keys(one).every((column) => leaseColumns.includes(column) || one[column] === other[column]);

/** The rows that were added, removed or changed between two snapshots. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const changes: Change[] = [];
  for (const [table, rows] of after)
    for (const key of new Set([...rows.keys(), ...(before.get(table)?.keys() ?? [])])) {
      const [old, now] = [before.get(table)?.get(key), rows.get(key)];
      if (!old || !now || !isSame(old, now)) changes.push({ table, key, before: old, after: now });
    }
  return changes;
}

/** Whether a row has one of the values in a column. */
export const hasValue = ({ before, after }: Change, values: readonly string[]) =>
  [before, after].some((row) => Object.values(row ?? {}).some((value) => values.includes(String(value))));
