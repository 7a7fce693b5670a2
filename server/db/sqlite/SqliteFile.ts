import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';

export type { Sqlite };

const require = createRequire(import.meta.url);

/** Version 13 is an optional dependency, which npm leaves out on a Node that cannot load it. */
function loadVersion13(): typeof Sqlite {
  try {
    return require('better-sqlite3-13');
  } catch (cause) {
    const { node } = process.versions;
    throw new Error(`SQLite for Node ${node} is not installed: an older Node installed the packages. Run "npm ci".`, {
      cause,
    });
  }
}

/**
 * SQLite, by the binding that this Node takes. On Node 24 version 12 ends the process when it collects a statement, and
 * version 13 cannot be loaded by Node 20.
 */
export const SqliteFile: typeof Sqlite =
  Number(process.versions.napi) >= 10 ? loadVersion13() : require('better-sqlite3');
