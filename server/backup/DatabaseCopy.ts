import { fileColumns } from '#server/erasure/personalData.ts';
import { reasonOf, StartError } from '#server/errors.ts';

/** The contents of a copy of the database. */
export type DatabaseCopy = {
  /** The number of rows by table. */
  rows: Record<string, number>;
  /** The pictures that rows refer to, as paths below the media folder. */
  pictures: string[];
};

/** Queries for SQLite and Postgres. Together they return every picture that a row refers to. */
export const selectReferencedPictures = (tables: readonly string[]) =>
  fileColumns
    .filter(([table]) => tables.includes(table))
    .flatMap(([table, columns]) =>
      columns.map((column) => `select ${column} as path from ${table} where ${column} <> ''`),
    );

export const unusableCopy = (cause: unknown) =>
  new StartError(`The database in the backup cannot be used (${reasonOf(cause)}).`, { cause });
