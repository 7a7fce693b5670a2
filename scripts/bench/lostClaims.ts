import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import type { Acknowledged } from './crashWriters.ts';

/** The claims of writers that a database or its pictures no longer fulfil. */
export function lostClaims(sqliteFile: string, claims: Acknowledged, isPictureKept: (path: string) => boolean) {
  const database = new SqliteFile(sqliteFile, { readonly: true });
  const rows = database
    .prepare(
      `select 'faq ' || question, answer from faq
      union all select 'subscriber ' || email, email from pre_launch_user
      union all select 'category ' || name, image from category
      union all select 'session ' || token_hash, token_hash from session`,
    )
    .raw()
    .all() as [string, string][];
  database.close();
  const kept = new Map(rows);
  const isKept = ([key, value]: [string, string | null]) =>
    (kept.get(key) ?? null) === value && (!key.startsWith('category ') || value === null || isPictureKept(value));
  return [...claims].filter((claim) => !isKept(claim)).map(([key]) => key);
}
