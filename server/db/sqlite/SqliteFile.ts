import '#server/checkNode.js';
import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';

export type { Sqlite };

/** Loaded by `require`: it would load before the check of Node if it were imported. */
export const SqliteFile: typeof Sqlite = createRequire(import.meta.url)('better-sqlite3');
