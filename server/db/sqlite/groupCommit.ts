import type { Sqlite } from './SqliteFile.ts';

/** The writers in one turn of the event loop. Each waits for `committed` before it responds. */
type Group = {
  committed: Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
  isDue: boolean;
  writers: number;
};

/** A commit that is on the disk, and how long the disk took. */
export type Commit = { writers: number; milliseconds: number };

function createGroup(): Group {
  const group = { isDue: false, writers: 0 } as Group;
  group.committed = new Promise((resolve, reject) => Object.assign(group, { resolve, reject }));
  // When every writer of a group has failed, the commit has no waiter.
  group.committed.catch(() => undefined);
  return group;
}

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
  let isInTransaction = false;

  const end = (ended: Group) => {
    group = null;
    const start = performance.now();
    try {
      commit.run();
      onCommit({ writers: ended.writers, milliseconds: performance.now() - start });
      ended.resolve();
    } catch (error) {
      if (sqlite.inTransaction) sqlite.exec('rollback');
      ended.reject(error);
    }
  };

  const endWhenFree = (due: Group) => {
    due.isDue = true;
    if (due === group && !isInTransaction) end(due);
  };

  /** `begin immediate` takes the write lock at once: SQLite cannot wait for it later in a transaction. */
  const open = () => {
    begin.run();
    const opened = createGroup();
    group = opened;
    setImmediate(() => endWhenFree(opened));
    return opened;
  };

  const join = () => {
    const joined = group ?? open();
    joined.writers += 1;
    return joined;
  };

  /** On a full disk SQLite may roll back by itself; the first error is the cause. */
  const failIfRolledBack = (joined: Group, error: unknown) => {
    if (sqlite.inTransaction || joined !== group) return;
    group = null;
    joined.reject(error);
  };

  const run = <Result>(joined: Group, action: () => Result) => {
    try {
      return action();
    } catch (error) {
      failIfRolledBack(joined, error);
      throw error;
    }
  };

  const endTransaction = (joined: Group) => {
    isInTransaction = false;
    if (joined.isDue) endWhenFree(joined);
  };

  return {
    /** Runs a statement outside a transaction. It is durable once `committed` is fulfilled. */
    write: <Result>(action: () => Result) => {
      const joined = join();
      return { result: run(joined, action), committed: joined.committed };
    },
    /** Begins a transaction, which must end before anything else is written. */
    begin: () => {
      const joined = join();
      run(joined, () => mark.run());
      isInTransaction = true;
      return {
        run: <Result>(action: () => Result) => run(joined, action),
        commit: () => {
          run(joined, () => release.run());
          endTransaction(joined);
          return joined.committed;
        },
        rollback: () => {
          if (sqlite.inTransaction && joined === group) sqlite.exec('rollback to writer; release writer');
          endTransaction(joined);
        },
      };
    },
    /** Commits the open group, and rolls back a transaction that has not ended. */
    flush: () => {
      if (group && isInTransaction) sqlite.exec('rollback to writer');
      if (group) end(group);
    },
  };
}
