import type { RaRecord } from 'react-admin';
import { createThrottle } from '#admin/engine/list/allPages/createThrottle.ts';
import { ApiError } from '#api/ApiError.ts';

/** What has become of the rows of a bulk action so far. */
export type BulkResult = {
  succeeded: RaRecord[];
  failed: { record: RaRecord; error: unknown }[];
  /** Those whose turn has not come, or will not come any more. */
  untouched: RaRecord[];
};

type Options = {
  records: readonly RaRecord[];
  call: (record: RaRecord) => Promise<unknown>;
  /** Ends it after the calls that are under way: a change cannot be called back. */
  signal: AbortSignal;
  onProgress: (result: BulkResult) => void;
};

const isTooMany = (error: unknown) => error instanceof ApiError && error.status === 429;

/** Makes one call a row, a few at a time, and each once: only a 429, which says that nothing was done, is waited for. */
export async function runForEach({ records, call, signal, onProgress }: Options): Promise<BulkResult> {
  const throttle = createThrottle({ tries: 1 });
  let result: BulkResult = { succeeded: [], failed: [], untouched: [...records] };

  const settle = (record: RaRecord, change: Partial<BulkResult>) => {
    result = { ...result, ...change, untouched: result.untouched.filter((other) => other !== record) };
    onProgress(result);
  };

  const run = async (record: RaRecord) => {
    try {
      await call(record);
      settle(record, { succeeded: [...result.succeeded, record] });
    } catch (error) {
      if (isTooMany(error)) throw error;
      settle(record, { failed: [...result.failed, { record, error }] });
    }
  };

  const runInTurn = async (record: RaRecord) => {
    try {
      await throttle.run(() => run(record), signal);
    } catch (error) {
      if (!signal.aborted) settle(record, { failed: [...result.failed, { record, error }] });
    }
  };

  await Promise.all(records.map(runInTurn));
  return result;
}
