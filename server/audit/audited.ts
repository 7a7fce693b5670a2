import type { Insertable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { compileOnce } from '#server/db/sqlite/compileOnce.ts';
import type { Tables } from '#server/db/Tables.ts';

type Values = Readonly<Record<string, unknown>>;

/** Which row was changed, and what of it is nothing personal: a person's data must not outlive its removal in here. */
export type Change = {
  row?: string | number;
  before?: Values;
  after?: Values;
  /** Who did it, where the request does not say so by its session. */
  administratorId?: number;
};

type Recorded = Required<Omit<Insertable<Tables['audit']>, 'id'>>;

const insertChange = compileOnce((db, values: Recorded) =>
  db
    .insertInto('audit')
    .values({
      at: values.at,
      administrator_id: values.administrator_id,
      resource: values.resource,
      operation: values.operation,
      row_key: values.row_key,
      before: values.before,
      after: values.after,
      request_id: values.request_id,
    })
    .compile(),
);

const jsonOf = (values?: Values) => (values ? JSON.stringify(values) : null);

/** Writes down what is done in a transaction, as part of it. */
export type RecordChange = (change?: Change) => Promise<void>;

/** The administrator and the request behind a change, as far as there are any. In a route, `c.var` is one. */
export type Caller = { administratorId?: number; requestId?: string };
type Deps = { db: Database; now: () => number };

/** The function that records a call, by its names in the endpoint table: `faq`, `update`. */
export const changeRecorder =
  (db: Database, caller: Caller, now: number, [resource, operation]: readonly [string, string]): RecordChange =>
  async ({ row, before, after, administratorId = caller.administratorId } = {}) => {
    await insertChange(db, {
      at: now,
      administrator_id: administratorId ?? null,
      resource,
      operation,
      row_key: row === undefined ? null : String(row),
      before: jsonOf(before),
      after: jsonOf(after),
      request_id: caller.requestId ?? null,
    });
  };

/** Runs a call that changes something in a transaction, which holds what was done and the record of it, or neither. */
export const audited = <Result>(
  caller: Caller,
  { db, now }: Deps,
  call: readonly [resource: string, operation: string],
  work: (transaction: Database, record: RecordChange) => Promise<Result>,
) => db.transaction().execute((transaction) => work(transaction, changeRecorder(transaction, caller, now(), call)));

/** Runs an operator's command in a transaction that records it, too. No account names the operator. */
export const auditedAsOperator = <Result>(
  { db, now }: Deps,
  call: readonly [resource: string, operation: string],
  work: (transaction: Database, record: RecordChange) => Promise<Result>,
) =>
  db.transaction().execute((transaction) => {
    const record = changeRecorder(transaction, {}, now(), call);
    return work(transaction, ({ after, ...change } = {}) => record({ ...change, after: { ...after, by: 'operator' } }));
  });
