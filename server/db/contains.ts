import { sql } from 'kysely';
import { foldForSearch } from '#api/foldText.ts';
import type { Database } from './Database.ts';
import { isPostgres } from './locks.ts';
import type { searchedColumns } from './migrations/039-searchTables.ts';

const likePattern = (folded: string) => `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The condition that a folded text contains the text. The wildcards of `like` and `glob` stand for themselves. */
function partOf(db: Database, text: string) {
  const folded = foldForSearch(text);
  if (isPostgres(db)) return sql`text like ${likePattern(folded)}`;
  return sql`text glob ${`*${folded.replaceAll(/[*?[]/g, '[$&]')}*`}`; // an index of SQLite serves no escaped `like`
}

/** The condition that a row has the text in one of its `searchedColumns`, as `foldForSearch` compares them. */
export function contains(db: Database, text: string, table: keyof typeof searchedColumns, id = `${table}.id`) {
  const key = sql.ref(isPostgres(db) ? 'id' : 'rowid');
  return sql<boolean>`${sql.ref(id)} in (select ${key} from ${sql.table(`${table}_search`)} where ${partOf(db, text)})`;
}

/** The same condition for a column of a small table, which has no index of its texts. */
export const columnContains = (column: string, text: string) =>
  sql<boolean>`fold_text(${sql.ref(column)}) like ${likePattern(foldForSearch(text))} escape '\\'`;
