import { type Kysely, sql } from 'kysely';

/**
 * The bucket of a row is its time, shifted right by this number of bits. Buckets of level 1 are about 25 days long, and
 * those of level 2 about 5 hours, so that one bucket contains at most 128 smaller ones. `created_at` is in milliseconds, `time` in seconds.
 */
export const bucketBits = { created_at: [31, 24], time: [21, 14] } as const;

/** The SQL expressions for the bucket of a row, one for each level. Level 0 has one bucket for all rows. */
type Buckets = (row: string) => string[];

/** A list whose rows are counted. `list` and `buckets` are expressions over the columns of `row`. */
export type CountedList = { table: string; list: (row: string) => string; buckets: Buckets };

/** The bucket of a list that is only counted in total. */
export const total: Buckets = () => ['0'];

const bucketsBy =
  (column: keyof typeof bucketBits): Buckets =>
  (row) => [...total(row), ...bucketBits[column].map((bits) => `${row}.${column} >> ${bits}`)];

export const lists: CountedList[] = [
  { table: 'users', list: () => `'users'`, buckets: bucketsBy('created_at') },
  { table: 'users', list: (row) => `'users:' || ${row}.platform`, buckets: total },
  { table: 'ticket', list: (row) => `'ticket:' || ${row}.state`, buckets: bucketsBy('time') },
  { table: 'pre_launch_user', list: () => `'preLaunch'`, buckets: bucketsBy('created_at') },
];

const bucketSelects = (counted: readonly CountedList[], row: string) =>
  counted.flatMap(({ list, buckets }) =>
    buckets(row).map((bucket, level) => `select ${list(row)} as list, ${level} as level, ${bucket} as bucket`),
  );

/** SQLite runs a trigger for every row. */
const sqliteTriggers = (table: string, counted: readonly CountedList[]) => {
  const add = (row: 'new' | 'old', step: 1 | -1) =>
    bucketSelects(counted, row)
      .map(
        (select) => `insert into row_count (list, level, bucket, rows) select *, ${step} from (${select}) where true
          on conflict (list, level, bucket) do update set rows = rows + ${step};`,
      )
      .join('\n');

  return [
    `create trigger ${table}_added after insert on ${table} begin ${add('new', 1)} end`,
    `create trigger ${table}_removed after delete on ${table} begin ${add('old', -1)} end`,
    `create trigger ${table}_changed after update on ${table} begin ${add('old', -1)} ${add('new', 1)} end`,
  ];
};

/**
 * The functions of Postgres' triggers. `shard`, an expression, spreads a count over several rows (045-spreadCounts); without it,
 * each count is one row.
 */
export const postgresCounters = (table: string, counted: readonly CountedList[], shard?: string) => {
  const changes = (rows: 'removed' | 'added', step: 1 | -1) =>
    bucketSelects(counted, rows).map((select) => `${select}, ${step} as step from ${rows}`);
  const key = shard ? 'list, level, bucket, shard' : 'list, level, bucket';

  const count = (name: string, ...changed: string[][]) => `
    create or replace function count_${table}_${name}() returns trigger language plpgsql as $$ begin
      insert into row_count as kept (${key}, rows)
        select list, level, bucket, ${shard ? `${shard}, ` : ''}sum(step)
        from (${changed.flat().join(' union all ')}) as changes
        group by list, level, bucket having sum(step) <> 0 order by list, level, bucket
        on conflict (${key}) do update set rows = kept.rows + excluded.rows;
      return null;
    end $$`;
  return [
    count('added', changes('added', 1)),
    count('removed', changes('removed', -1)),
    count('changed', changes('removed', -1), changes('added', 1)),
  ];
};

/** Postgres runs one trigger for every statement: a trigger for every row would make large inserts update a count many times. */
const postgresTriggers = (table: string, counted: readonly CountedList[]) => {
  const trigger = (name: string, event: string, transition: string) =>
    `create trigger ${table}_${name} after ${event} on ${table} referencing ${transition}
      for each statement execute function count_${table}_${name}()`;

  return [
    ...postgresCounters(table, counted),
    trigger('added', 'insert', 'new table as added'),
    trigger('removed', 'delete', 'old table as removed'),
    trigger('changed', 'update', 'old table as removed new table as added'),
  ];
};

const triggers = { sqlite: sqliteTriggers, postgres: postgresTriggers };

/** Creates the triggers that count the rows of lists for every writer. */
export async function countLists(db: Kysely<unknown>, dialect: keyof typeof triggers, counted: readonly CountedList[]) {
  for (const table of new Set(counted.map((list) => list.table))) {
    const ofTable = counted.filter((list) => list.table === table);
    for (const statement of triggers[dialect](table, ofTable)) await sql.raw(statement).execute(db);
  }
}

/** Creates the stored counts of every paged list, and their triggers. */
export async function countedLists(db: Kysely<unknown>, dialect: keyof typeof triggers) {
  await sql
    .raw(`create table row_count (
      list text not null,
      level integer not null,
      bucket bigint not null,
      rows bigint not null,
      primary key (list, level, bucket)
    )`)
    .execute(db);
  await countLists(db, dialect, lists);
}
