import { audited, type Caller, type RecordChange } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import { sha256 } from '#server/hash.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { keyedMutex } from '#server/rateLimit/keyedMutex.ts';
import { hour } from '#server/time/durations.ts';
import { isOlder } from '#server/time/moments.ts';

/** How long a key is remembered: a backend that has not got through by then has given up. */
const rememberedInMs = 48 * hour;

const hashOf = (...parts: unknown[]) => sha256(JSON.stringify(parts), 'base64url');

/** A call of the app's backend, with its key by the name that IETF's draft gives it. */
export type AppCall = { key: string; path: string; caller: Caller };

type Deps = { db: Database; now: () => number };

type Remembered = { key_hash: string; request_hash: string; now: number };

/** The response to a committed call under this key, or undefined. */
async function findResponse(db: Database, { key_hash, request_hash }: Remembered) {
  const known = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'response'])
    .where('key_hash', '=', key_hash)
    .executeTakeFirst();
  if (known && known.request_hash !== request_hash) throw new HttpError(422, 'intake.usedKey');
  return known?.response;
}

/** The same, and takes a new key: of two calls at once the second one waits for the first. */
async function recall(db: Database, call: Remembered) {
  const { key_hash, request_hash, now } = call;
  const added = await db
    .insertInto('idempotency_key')
    .values({ key_hash, request_hash, response: 'null', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return added ? undefined : findResponse(db, call);
}

/** Forgets the old keys. A key that a wrong clock has dated ahead stays: to forget it would let its call be done twice. */
export const pruneKeys = (db: Database, now: number) =>
  db
    .deleteFrom('idempotency_key')
    .where(({ ref }) => isOlder(ref('created_at'), { within: rememberedInMs, now }))
    .execute();

/** A backend that sends a call again while the first one still runs waits for it here, before anything costly is done twice. */
const oneByKey = keyedMutex();

type Call = {
  resource: string;
  values: unknown;
  /** Costly work outside the transaction. It is done after the limit and the key were checked. */
  prepare?: () => Promise<void>;
};

/** The work of a call, in the transaction that remembers its reply. */
export type Work<Reply> = (db: Database, record: RecordChange) => Promise<Reply>;

/**
 * Does the work of a call once for each Idempotency-Key, in the transaction that remembers the reply: a caller that sends
 * it again gets the same reply. A refused call is not remembered.
 */
export async function withIdempotencyKey<Reply>(
  { key, path, caller }: AppCall,
  deps: Deps,
  { resource, values, prepare }: Call,
  work: Work<Reply>,
): Promise<Reply> {
  if (!/^[!-~]{1,200}$/.test(key)) throw new HttpError(400, 'intake.badKey');
  const key_hash = hashOf(key);
  const call = { key_hash, request_hash: hashOf(path, values), now: deps.now() };
  return oneByKey(key_hash, async () => {
    const replied = await findResponse(deps.db, call);
    if (replied) return JSON.parse(replied) as Reply;
    await prepare?.();
    return audited(caller, deps, [resource, 'receive'], async (db, record) => {
      const known = await recall(db, call);
      if (known) return JSON.parse(known) as Reply;
      const reply = await work(db, record);
      const remembered = { response: JSON.stringify(reply) };
      await db.updateTable('idempotency_key').set(remembered).where('key_hash', '=', key_hash).execute();
      return reply;
    });
  });
}
