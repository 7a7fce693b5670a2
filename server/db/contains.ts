import { type RawBuilder, sql } from 'kysely';
import type { Database } from './Database.ts';
import { isPostgres } from './locks.ts';

const capitalized = (text: string) =>
  text.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase());

/**
 * The condition that a column contains the text, in any letter case. Wildcards stand for themselves. SQLite ignores the
 * case of ASCII only, so other letters are also searched in lower case and with capitals.
 */
export function contains(db: Database, text: string, columns: readonly string[]): RawBuilder<boolean> {
  const like = isPostgres(db) ? sql`ilike` : sql`like`;
  const isAscii = /^\p{ASCII}*$/u.test(text);
  const spellings = isAscii || isPostgres(db) ? [text] : [text, text.toLowerCase(), capitalized(text)];
  const patterns = [...new Set(spellings)].map((spelling) => `%${spelling.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const conditions = columns.flatMap((column) =>
    patterns.map((pattern) => sql`${sql.ref(column)} ${like} ${pattern} escape '\\'`),
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}
