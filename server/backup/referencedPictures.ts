import { fileColumns } from '#server/erasure/personalData.ts';

/** Queries for SQLite and Postgres. Together they return the path of every picture that a row refers to. */
export const selectReferencedPictures = (tables: readonly string[]) =>
  fileColumns
    .filter(([table]) => tables.includes(table))
    .flatMap(([table, columns]) =>
      columns.map((column) => `select ${column} as path from ${table} where ${column} <> ''`),
    );
