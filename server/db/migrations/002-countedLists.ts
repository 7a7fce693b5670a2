import { type Kysely, sql } from 'kysely';

/** A list whose rows are counted. `list` and `spans` are expressions over the columns of `row`. */
type Counted = { table: string; list: (row: string) => string; spans: (row: string) => Record<number, string> };

const total = { 0: '0' };

/** About 25 days, and about 5 hours: each level has at most 128 times as many spans as the one above. */
const spansOfMilliseconds = (column: string) => ({ ...total, 1: `${column} >> 31`, 2: `${column} >> 24` });
const spansOfSeconds = (column: string) => ({ ...total, 1: `${column} >> 21`, 2: `${column} >> 14` });

const lists: Counted[] = [
  { table: 'users', list: () => `'users'`, spans: (row) => spansOfMilliseconds(`${row}.created_at`) },
  { table: 'users', list: (row) => `'users:' || ${row}.platform`, spans: () => total },
  { table: 'ticket', list: (row) => `'ticket:' || ${row}.state`, spans: (row) => spansOfSeconds(`${row}.time`) },
  { table: 'pre_launch_user', list: () => `'preLaunch'`, spans: (row) => spansOfMilliseconds(`${row}.created_at`) },
];

const countedTables = [...new Set(lists.map(({ table }) => table))];

const listsOf = (table: string) => lists.filter((counted) => counted.table === table);

const spanSelects = (table: string, row: string) =>
  listsOf(table).flatMap(({ list, spans }) =>
    Object.entries(spans(row)).map(
      ([level, span]) => `select ${list(row)} as list, ${level} as level, ${span} as bucket`,
    ),
  );

/** SQLite runs a trigger for every row. */
const sqliteTriggers = (table: string) => {
  const add = (row: 'new' | 'old', step: 1 | -1) =>
    spanSelects(table, row)
      .map(
        (span) => `insert into row_count (list, level, bucket, rows) select *, ${step} from (${span}) where true
          on conflict (list, level, bucket) do update set rows = rows + ${step};`,
      )
      .join('\n');

  return [
    `create trigger ${table}_added after insert on ${table} begin ${add('new', 1)} end`,
    `create trigger ${table}_removed after delete on ${table} begin ${add('old', -1)} end`,
    `create trigger ${table}_changed after update on ${table} begin ${add('old', -1)} ${add('new', 1)} end`,
  ];
};

/** Postgres runs one for every statement: a row at a time, a large insert would rewrite the same count over and over. */
const postgresTriggers = (table: string) => {
  const changes = (rows: 'removed' | 'added', step: 1 | -1) =>
    spanSelects(table, rows).map((span) => `${span}, ${step} as step from ${rows}`);

  const count = (name: string, ...changed: string[][]) => `
    create function count_${table}_${name}() returns trigger language plpgsql as $$ begin
      insert into row_count as kept (list, level, bucket, rows)
        select list, level, bucket, sum(step) from (${changed.flat().join(' union all ')}) as changes
        group by list, level, bucket having sum(step) <> 0 order by list, level, bucket
        on conflict (list, level, bucket) do update set rows = kept.rows + excluded.rows;
      return null;
    end $$`;
  const trigger = (name: string, event: string, transition: string) =>
    `create trigger ${table}_${name} after ${event} on ${table} referencing ${transition}
      for each statement execute function count_${table}_${name}()`;

  return [
    count('added', changes('added', 1)),
    trigger('added', 'insert', 'new table as added'),
    count('removed', changes('removed', -1)),
    trigger('removed', 'delete', 'old table as removed'),
    count('changed', changes('removed', -1), changes('added', 1)),
    trigger('changed', 'update', 'old table as removed new table as added'),
  ];
};

const triggers = { sqlite: sqliteTriggers, postgres: postgresTriggers };

/** The kept counts of every paged list, and the triggers that keep them, whoever changes the rows. */
export async function countedLists(db: Kysely<unknown>, dialect: keyof typeof triggers) {
  const statements = [
    `create table row_count (
      list text not null,
      level integer not null,
      bucket bigint not null,
      rows bigint not null,
      primary key (list, level, bucket)
    )`,
    ...countedTables.flatMap(triggers[dialect]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
