import { SqliteFile } from '#server/db/SqliteFile.ts';

/** What a database holds of what the writers of `crashWriters` have named, by the names that they claim. */
export function readKept(file: string) {
  const database = new SqliteFile(file, { readonly: true });
  const valuesOf = (query: string) => database.prepare(query).raw().all() as [string, string][];
  const kept = new Map([
    ...valuesOf(`select 'faq ' || question, answer from faq`),
    ...valuesOf(`select 'subscriber ' || email, email from pre_launch_user`),
    ...valuesOf(`select 'category ' || name, image from category`),
    ...valuesOf(`select 'session ' || token_hash, token_hash from session`),
  ]);
  database.close();
  return kept;
}
