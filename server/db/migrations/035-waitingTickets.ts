import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

const last = (what: string, condition: string) =>
  `(select ${what} from ticket_message where ticket_id = ticket.id and ${condition})`;

const lastReply = `coalesce(${last('max(id)', `author = 'support'`)}, 0)`;

/** For whom each ticket waits, and since when: a reply of support, or the first message of the person after it. */
const waiting = [
  `update ticket set waits_since = coalesce(${last('min(created_at)', `author = 'person' and id > ${lastReply}`)}, 0)
    where ${lastReply} > 0`,
  `update ticket set waits_for = 'them', waits_since = ${last('max(created_at)', `author = 'support'`)}
    where ${lastReply} > 0 and waits_since = 0`,
  'update ticket set waits_since = time * 1000 where waits_since = 0',
];

/** Computes for whom tickets wait from their messages. */
export async function setWaiting(db: QueryExecutorProvider) {
  for (const statement of waiting) await sql.raw(statement).execute(db);
}

/** Adds for whom each ticket waits, and an index for the list of those that wait longest. */
export async function waitingTickets(db: Kysely<unknown>) {
  const statements = [
    `alter table ticket add column waits_for text not null default 'us'`,
    'alter table ticket add column waits_since bigint not null default 0',
    'create index ticket_waiting on ticket (state, waits_for, waits_since, id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await setWaiting(db);
}
