import { fileColumns } from '#server/erasure/personalData.ts';

/** What a copy of the database holds, as of the moment when it was made. */
export type DatabaseCopy = {
  rows: Record<string, number>;
  /** The pictures that rows name, as paths below the media folder. */
  pictures: string[];
};

/** The queries, in SQLite's and Postgres' common SQL, that together return each picture that a row of these tables names. */
export const selectNamedPictures = (tables: readonly string[]) =>
  fileColumns
    .filter(([table]) => tables.includes(table))
    .flatMap(([table, columns]) =>
      columns.map((column) => `select ${column} as path from ${table} where ${column} <> ''`),
    );
