import { type Kysely, sql } from 'kysely';

/** The columns in which lists search. */
export const searchedColumns = {
  users: ['name', 'email', 'uuid'],
  pre_launch_user: ['name', 'email'],
  ticket: ['user_name', 'user_email', 'message'],
  ticket_message: ['text'],
  report: ['text'],
  appeal: ['text'],
  decision: ['note'],
};

type Statements = (table: string, columns: readonly string[]) => string[];

/** The folded texts of a row, with a line break between them, which no folded text contains. */
const foldedTexts = (row: string, columns: readonly string[], lineBreak: string) =>
  columns.map((column) => `coalesce(fold_text(${row}.${column}), '')`).join(` || ${lineBreak} || `);

/** An index of three letters finds the parts of a word. Erased texts are overwritten in it, too. */
const sqlite: Statements = (table, columns) => {
  const textOf = (row: string) => foldedTexts(row, columns, 'char(10)');
  const search = `${table}_search`;
  return [
    `create virtual table ${search} using fts5(text, tokenize = 'trigram case_sensitive 1', detail = 'none')`,
    `insert into ${search} (${search}, rank) values ('secure-delete', 1)`,
    `insert into ${search} (rowid, text) select id, ${textOf(table)} from ${table}`,
    `create trigger ${search}_added after insert on ${table} begin
      insert into ${search} (rowid, text) values (new.id, ${textOf('new')});
    end`,
    `create trigger ${search}_changed after update of ${columns.join(', ')} on ${table} begin
      update ${search} set text = ${textOf('new')} where rowid = new.id;
    end`,
    `create trigger ${search}_removed after delete on ${table} begin
      delete from ${search} where rowid = old.id;
    end`,
  ];
};

const postgres: Statements = (table, columns) => {
  const textOf = (row: string) => foldedTexts(row, columns, `E'\\n'`);
  const search = `${table}_search`;
  return [
    `create table ${search} (id bigint primary key, text text not null)`,
    `insert into ${search} (id, text) select id, ${textOf(table)} from ${table}`,
    `create index ${search}_text on ${search} using gin (text gin_trgm_ops)`,
    `create function write_${search}() returns trigger language plpgsql as $$ begin
      insert into ${search} (id, text) values (new.id, ${textOf('new')})
        on conflict (id) do update set text = excluded.text;
      return null;
    end $$`,
    `create trigger ${search}_added after insert on ${table} for each row execute function write_${search}()`,
    `create trigger ${search}_changed after update of ${columns.join(', ')} on ${table}
      for each row execute function write_${search}()`,
    `create function delete_${search}() returns trigger language plpgsql as $$ begin
      if tg_op = 'TRUNCATE' then truncate ${search}; else delete from ${search} where id = old.id; end if;
      return null;
    end $$`,
    `create trigger ${search}_removed after delete on ${table} for each row execute function delete_${search}()`,
    `create trigger ${search}_truncated after truncate on ${table} for each statement execute function delete_${search}()`,
  ];
};

const missingExtension =
  `the extension pg_trgm is missing, which searches need: install Postgres's contrib package, and let an
administrator of the database run "create extension pg_trgm"`.replaceAll('\n', ' ');

/** Its objects have no prefix, so a role that may create tables in the database may usually add it, too. */
const addTrigrams = (db: Kysely<unknown>) =>
  sql`create extension if not exists pg_trgm`.execute(db).catch((cause) => {
    throw new Error(missingExtension, { cause });
  });

/** Creates a table beside each searched one, with its folded texts and an index that finds parts of them. */
export async function searchTables(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'postgres') await addTrigrams(db);
  const statementsFor = { sqlite, postgres }[dialect];
  for (const [table, columns] of Object.entries(searchedColumns))
    for (const statement of statementsFor(table, columns)) await sql.raw(statement).execute(db);
}
