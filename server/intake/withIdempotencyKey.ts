import AsyncLock from 'async-lock';
import { audited, type Caller, type Change } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import { sha256 } from '#server/hash.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { hour, isOlder } from '#server/time/time.ts';

/** How long a key is remembered. A backend repeats a call for a shorter time. */
const rememberedInMs = 48 * hour;

const hashOf = (...parts: unknown[]) => sha256(JSON.stringify(parts), 'base64url');

/** A call of the app's backend. */
type AppCall<Prepared> = {
  /** The Idempotency-Key header, as the IETF draft names it. */
  key: string;
  path: string;
  caller: Caller;
  resource: string;
  values: unknown;
  /** Costly work outside the transaction, after the limit and the key were checked. */
  prepare: () => Promise<Prepared>;
};

/** The change to record, unless nothing changed, and the response. */
export type Received = Change & { result: unknown; isRecorded?: boolean };

type Row = { request_hash: string; response: string };

/** The stored response to a call. Refuses another request under the same key. */
function responseTo(request_hash: string, row?: Row) {
  if (row && row.request_hash !== request_hash) throw new HttpError(422, 'request.usedKey');
  return row?.response;
}

/** Deletes old keys. A key dated in the future by a wrong clock stays, so that its call is not done twice. */
export const pruneKeys = (db: Database, now: number) =>
  db
    .deleteFrom('idempotency_key')
    .where(({ ref }) => isOlder(ref('created_at'), { within: rememberedInMs, now }))
    .execute();

/** A repeated call waits here while the first one still runs, so that costly work is not done twice. */
const oneByKey = new AsyncLock({ maxPending: Number.POSITIVE_INFINITY });

/**
 * Does the work of a call once for each Idempotency-Key, in the transaction that stores its response. A repeat gets the
 * first response. A refused call is not stored.
 */
export async function withIdempotencyKey<Prepared>(
  { key, path, caller, resource, values, prepare }: AppCall<Prepared>,
  deps: { db: Database; now: () => number },
  work: (db: Database, prepared: Prepared) => Promise<Received>,
): Promise<unknown> {
  if (!/^[!-~]{1,200}$/.test(key)) throw new HttpError(400, 'intake.badKey');
  const key_hash = hashOf(key);
  const request_hash = hashOf(path, values);
  return oneByKey.acquire(key_hash, async () => {
    const stored = deps.db.selectFrom('idempotency_key').select(['request_hash', 'response']);
    const first = responseTo(request_hash, await stored.where('key_hash', '=', key_hash).executeTakeFirst());
    if (first) return JSON.parse(first);
    const prepared = await prepare();
    return audited(caller, deps, [resource, 'receive'], async (db, record) => {
      // Another process with the same key waits here until this transaction ends. A new key has no response yet.
      const claim = { key_hash, request_hash, response: '', created_at: deps.now() };
      const insert = db.insertInto('idempotency_key').values(claim).returning(['request_hash', 'response']);
      const claimed = insert.onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ key_hash }));
      const row = await claimed.executeTakeFirstOrThrow();
      const other = responseTo(request_hash, row);
      if (other) return JSON.parse(other);
      const { result, isRecorded = true, ...change } = await work(db, prepared);
      if (isRecorded) await record(change);
      const response = JSON.stringify(result);
      await db.updateTable('idempotency_key').set({ response }).where('key_hash', '=', key_hash).execute();
      return result;
    });
  });
}
