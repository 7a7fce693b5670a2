import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';

export type { Sqlite };

const require = createRequire(import.meta.url);

/** Version 13 is an optional dependency, which npm skips on a Node that cannot load it. */
function loadVersion13(): typeof Sqlite {
  try {
    return require('better-sqlite3-13');
  } catch (cause) {
    const { node } = process.versions;
    const reason = `SQLite for Node ${node} is not installed, because an older Node installed the packages.`;
    throw new Error(`${reason} Run "npm ci".`, { cause });
  }
}

/**
 * The SQLite binding for this Node. Version 12 crashes Node 24 when a statement is garbage-collected; Node 20 cannot load
 * version 13.
 */
export const SqliteFile: typeof Sqlite =
  Number(process.versions.napi) >= 10 ? loadVersion13() : require('better-sqlite3');
