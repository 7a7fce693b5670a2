import type { Sqlite } from './SqliteFile.ts';

/** A commit that is on the disk, and how long the disk took. */
export type Commit = { writers: number; milliseconds: number };

/** The writers in one turn of the event loop. Each waits for `committed` before it responds. */
type Group = { committed: PromiseWithResolvers<void>; isDue: boolean; writers: number };

/**
 * Commits all writes of one turn of the event loop at once, so that they share one wait for the disk. A transaction runs in
 * a savepoint, and SQLite undoes a failed statement: a failure of one writer does not affect the others.
 */
export function groupCommit(sqlite: Sqlite.Database, onCommit: (commit: Commit) => void = () => undefined) {
  const begin = sqlite.prepare('begin immediate');
  const commit = sqlite.prepare('commit');
  const mark = sqlite.prepare('savepoint writer');
  const release = sqlite.prepare('release writer');
  let group: Group | null = null;
  /** The end of the open transaction. */
  let ended: Promise<void> | null = null;

  const commitGroup = ({ committed, writers }: Group) => {
    group = null;
    const start = performance.now();
    try {
      commit.run();
      onCommit({ writers, milliseconds: performance.now() - start });
      committed.resolve();
    } catch (error) {
      if (sqlite.inTransaction) sqlite.exec('rollback');
      committed.reject(error);
    }
  };

  const commitWhenFree = (due: Group) => {
    due.isDue = true;
    if (due === group && !ended) commitGroup(due);
  };

  /** `begin immediate` takes the write lock at once: SQLite cannot wait for it later in a transaction. */
  const createGroup = () => {
    begin.run();
    const created = { committed: Promise.withResolvers<void>(), isDue: false, writers: 0 };
    // When every writer of a group has failed, the commit has no waiter.
    created.committed.promise.catch(() => undefined);
    setImmediate(() => commitWhenFree(created));
    return created;
  };

  const join = () => {
    group ??= createGroup();
    group.writers += 1;
    return group;
  };

  const run = <Result>(joined: Group, action: () => Result) => {
    try {
      return action();
    } catch (error) {
      // On a full disk SQLite may roll back by itself; the first error is the cause.
      if (!sqlite.inTransaction && joined === group) {
        group = null;
        joined.committed.reject(error);
      }
      throw error;
    }
  };

  return {
    /** The end of the open transaction, or null. An earlier write would become part of the transaction. */
    endOfTransaction: () => ended,
    /** Runs a statement outside a transaction. It is durable once `committed` is fulfilled. */
    write: <Result>(action: () => Result) => {
      const joined = join();
      return { result: run(joined, action), committed: joined.committed.promise };
    },
    begin: () => {
      const joined = join();
      run(joined, () => mark.run());
      const { promise, resolve } = Promise.withResolvers<void>();
      ended = promise;
      const end = () => {
        ended = null;
        resolve();
        if (joined.isDue) commitWhenFree(joined);
      };
      return {
        run: <Result>(action: () => Result) => run(joined, action),
        commit: () => {
          run(joined, () => release.run());
          end();
          return joined.committed.promise;
        },
        rollback: () => {
          if (sqlite.inTransaction && joined === group) sqlite.exec('rollback to writer; release writer');
          end();
        },
      };
    },
    /** Commits the open group, and rolls back a transaction that has not ended. */
    flush: () => {
      if (group && ended) sqlite.exec('rollback to writer');
      if (group) commitGroup(group);
    },
  };
}
