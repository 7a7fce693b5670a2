import { join } from 'node:path';

/** The embedded database's file in a data folder. */
export const sqliteFileIn = (dataFolder: string) => join(dataFolder, 'hullo.sqlite');

/** Where a data folder keeps its pictures. */
export const mediaFolderIn = (dataFolder: string) => join(dataFolder, 'media');
