import { join } from 'node:path';

export const sqliteName = 'hullo.sqlite';
export const mediaName = 'media';

/** The embedded database's file in a data folder. */
export const sqliteFileIn = (dataFolder: string) => join(dataFolder, sqliteName);

/** The removal journal of a data folder. It outlives the database. */
export const removalsIn = (dataFolder: string) => join(dataFolder, 'removals.jsonl');

/** Where a data folder keeps its pictures. */
export const mediaFolderIn = (dataFolder: string) => join(dataFolder, mediaName);

/** The database holds personal data and hashes of passwords: files that this process makes are for its user alone. */
export const keepFilesPrivate = () => process.umask(0o077);
