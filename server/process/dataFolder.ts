import { join } from 'node:path';

export const sqliteName = 'hullo.sqlite';
export const mediaName = 'media';

/** The embedded database's file in a data folder. */
export const sqliteFileIn = (dataFolder: string) => join(dataFolder, sqliteName);

/** Where a data folder keeps its pictures. */
export const mediaFolderIn = (dataFolder: string) => join(dataFolder, mediaName);
