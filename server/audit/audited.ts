import type { Database } from '#server/db/Database.ts';
import { sha256 } from '#server/hash.ts';
import type { IdempotencyKey } from '#server/http/AppEnv.ts';
import { HttpError, RepeatedChange } from '#server/http/HttpError.ts';

type Values = Readonly<Record<string, unknown>>;

/** The changed row and its values, without personal data, because audit entries are never deleted. */
export type Change = {
  row?: string | number;
  before?: Values;
  after?: Values;
  /** The acting administrator, for a request without a session, such as accepting an invitation. */
  administratorId?: number;
  /** The call that this change is recorded as, if it is not the request's own. */
  call?: Call;
};

const jsonOf = (values?: Values) => (values ? JSON.stringify(values) : null);

/** Writes the audit entry of a change, in the same transaction as the change. */
type RecordChange = (change?: Change) => Promise<void>;

/** The administrator and the request behind a change. In a route this is `c.var`. */
export type Caller = { administratorId?: number; requestId?: string; idempotencyKey?: IdempotencyKey };
type Deps = { db: Database; now: () => number };

/** The endpoint table names the call: `faq`, `update`. */
type Call = readonly [resource: string, operation: string];

type Work<Result> = (transaction: Database, record: RecordChange) => Promise<Result>;

/** Returns a function that writes the audit entry of a call. */
export const changeRecorder =
  (db: Database, caller: Caller, now: number, own: Call): RecordChange =>
  async ({ row, before, after, administratorId = caller.administratorId, call: [resource, operation] = own } = {}) => {
    const row_key = row === undefined ? null : String(row);
    const by = { administrator_id: administratorId ?? null, request_id: caller.requestId ?? null };
    const entry = { at: now, resource, operation, row_key, before: jsonOf(before), after: jsonOf(after), ...by };
    await db.insertInto('audit').values(entry).execute();
  };

/** Stores the Idempotency-Key of a change. Throws if a request of the same administrator has it, and refuses another request. */
async function claimKey(db: Database, { administratorId, idempotencyKey }: Caller, now: number) {
  if (idempotencyKey === undefined) return;
  const { key, request } = idempotencyKey;
  const key_hash = sha256(JSON.stringify([administratorId, key]), 'base64url');
  const request_hash = sha256(request, 'base64url');
  const insert = db.insertInto('idempotency_key').values({ key_hash, request_hash, response: '', created_at: now });
  const claimed = await insert.onConflict((conflict) => conflict.column('key_hash').doNothing()).executeTakeFirst();
  if (Number(claimed.numInsertedOrUpdatedRows) > 0) return;
  const stored = db.selectFrom('idempotency_key').select('request_hash').where('key_hash', '=', key_hash);
  const first = (await stored.executeTakeFirstOrThrow()).request_hash;
  // Keys from before an upgrade have no hash of their request.
  if (first !== '' && first !== request_hash) throw new HttpError(422, 'request.usedKey');
  throw new RepeatedChange();
}

/** Runs a change and its audit entry in one transaction. A change with a repeated Idempotency-Key is not made. */
export const audited = <Result>(caller: Caller, { db, now }: Deps, call: Call, work: Work<Result>) =>
  db.transaction().execute(async (transaction) => {
    await claimKey(transaction, caller, now());
    return work(transaction, changeRecorder(transaction, caller, now(), call));
  });

/** Runs an operator's command and its audit entry in one transaction. The entry names no administrator. */
export const auditedAsOperator = <Result>(deps: Deps, call: Call, work: Work<Result>) =>
  audited({}, deps, call, (transaction, record) =>
    work(transaction, ({ after, ...change } = {}) => record({ ...change, after: { ...after, by: 'operator' } })),
  );
