import type { Sqlite } from './SqliteFile.ts';

/** The writers of one turn of the event loop; each waits for `committed` before it tells anyone. */
type Group = {
  committed: Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
  isDue: boolean;
  writers: number;
};

/** A commit that is on the disk: how many writers it was for, and how long the disk took. */
export type Commit = { writers: number; milliseconds: number };

function createGroup(): Group {
  let settle: Pick<Group, 'resolve' | 'reject'> | undefined;
  const committed = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // When every writer of a group has failed by itself, nobody waits for its commit.
  committed.catch(() => undefined);
  return {
    committed,
    resolve: () => settle?.resolve(),
    reject: (error) => settle?.reject(error),
    isDue: false,
    writers: 0,
  };
}

/**
 * One commit, and so one wait for the disk, for all that is written in one turn of the event loop. A transaction runs in a
 * savepoint, and a statement outside of one undoes itself: what fails of one writer takes nothing from the others.
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

  /** The lock for writing is taken at once: one that is wanted half-way could not be waited for. */
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

  /** On a full disk SQLite may take everything back on its own; the first error is the one to tell. */
  const failIfUndone = (joined: Group, error: unknown) => {
    if (sqlite.inTransaction || joined !== group) return;
    group = null;
    joined.reject(error);
  };

  const run = <Result>(joined: Group, action: () => Result) => {
    try {
      return action();
    } catch (error) {
      failIfUndone(joined, error);
      throw error;
    }
  };

  const endTransaction = (joined: Group) => {
    isInTransaction = false;
    if (joined.isDue) endWhenFree(joined);
  };

  return {
    /** Runs a statement of its own; it lasts once `committed` is fulfilled. */
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
    /** Commits what waits for the end of the turn, without a transaction that has not ended. */
    flush: () => {
      if (group && isInTransaction) sqlite.exec('rollback to writer');
      if (group) end(group);
    },
  };
}
