import pLimit from 'p-limit';
import { HttpError } from './HttpError.ts';

/** A queue of costly tasks. It refuses tasks with 503 if more than `maxWaiting` would wait. */
export function createQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const run = pLimit(concurrency);

  const requireRoom = (tasks: number) => {
    if (run.pendingCount + tasks > maxWaiting)
      throw new HttpError(503, 'request.unavailable', { headers: { 'Retry-After': '5' } });
  };

  return {
    async add<Result>(task: () => Promise<Result>) {
      requireRoom(1);
      return run(task);
    },
    /** Adds the tasks of a request. The queue takes all of them or none. */
    async addAll<Result>(tasks: readonly (() => Promise<Result>)[]) {
      requireRoom(tasks.length);
      return Promise.all(tasks.map((task) => run(task)));
    },
  };
}
