import { type Kysely, sql } from 'kysely';
import { foldEmail, mailboxOf } from '#server/validation/email.ts';

/** Computes `foldForSearch`. SQLite calls that function itself. */
const foldText = String.raw`
  create function fold_text(value text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(
      translate(
        lower(regexp_replace(
          normalize(value, nfkd), '[\u0300-\u036f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]', '', 'g'
        ) collate "und-x-icu"),
        'ςı‘’ʼ“”‐‑‒–—―−', 'σi''''''""-------'
      ),
      '[ \t\n\v\f\r]+', ' ', 'g'
    )
  $$`;

const texts: Record<string, string[]> = {
  users: ['name', 'location', 'bio', 'language', 'education', 'smoking', 'drinking'],
  pre_launch_user: ['name'],
  faq: ['question', 'answer'],
  category: ['name'],
  ticket: ['user_name', 'message'],
  ticket_message: ['text'],
  saved_reply: ['title', 'text'],
  report: ['text'],
  report_evidence: ['text'],
  case_note: ['text'],
  decision: ['note'],
  appeal: ['text'],
};

const emails: Record<string, string[]> = { users: ['email'], ticket: ['user_email'], outbox: ['recipient'] };

type Row = Record<string, string | number | null>;

const rowsAtOnce = 1_000;

/** Reads the rows of a table in batches. */
async function* rowsOf(db: Kysely<unknown>, table: string, columns: string[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, ${names} from ${sql.table(table)} where id > ${last} order by id limit ${rowsAtOnce}`.execute(db);
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    last = Number(rows.at(-1)?.id);
  }
}

async function* textsOf(db: Kysely<unknown>, columns: Record<string, string[]>) {
  for (const [table, names] of Object.entries(columns))
    for await (const { id, ...values } of rowsOf(db, table, names))
      for (const [column, value] of Object.entries(values))
        if (typeof value === 'string') yield { table: sql.table(table), column: sql.ref(column), id, value };
}

/** Gives texts their one form. Only rows that have another form are written. */
async function changeTexts(db: Kysely<unknown>, columns: Record<string, string[]>, to: (value: string) => string) {
  for await (const { table, column, id, value } of textsOf(db, columns))
    if (to(value) !== value) await sql`update ${table} set ${column} = ${to(value)} where id = ${id}`.execute(db);
}

type Consent = { confirmed_at: number | null; unsubscribed_at: number | null };

const consentOf = async (db: Kysely<unknown>, id: number) =>
  (await sql<Consent>`select confirmed_at, unsubscribed_at from consent where subscriber_id = ${id}`.execute(db))
    .rows[0];

/**
 * Joins two rows of one mailbox. A withdrawn consent holds for both, else a confirmed one. The links of all sent mails
 * lead to the row that stays.
 */
async function joinSubscribers(db: Kysely<unknown>, { from, to }: { from: number; to: number }) {
  const [old, kept] = [await consentOf(db, from), await consentOf(db, to)];
  if (old && !kept) await sql`update consent set subscriber_id = ${to} where subscriber_id = ${from}`.execute(db);
  if (old && kept) {
    const confirmed = kept.confirmed_at ?? old.confirmed_at;
    const unsubscribed = kept.unsubscribed_at ?? old.unsubscribed_at;
    await sql`update consent set confirmed_at = ${confirmed}, unsubscribed_at = ${unsubscribed},
      purge_at = case when ${confirmed ?? unsubscribed} is null then purge_at end
      where subscriber_id = ${to}`.execute(db);
  }
  await sql`update mail_token set subscriber_id = ${to} where subscriber_id = ${from}`.execute(db);
  await sql`update outbox set subscriber_id = ${to} where subscriber_id = ${from} and (letter_id is null or letter_id not in
    (select letter_id from outbox where subscriber_id = ${to} and letter_id is not null))`.execute(db);
  await sql`delete from pre_launch_user where id = ${from}`.execute(db);
}

/** Gives each subscriber's address one spelling, and one row to each address. */
async function changeSubscribers(db: Kysely<unknown>) {
  for await (const row of rowsOf(db, 'pre_launch_user', ['email'])) {
    const [from, email] = [Number(row.id), foldEmail(String(row.email))];
    if (email !== row.email) {
      const twins = sql<{ id: number }>`select id from pre_launch_user where email = ${email}`;
      const to = (await twins.execute(db)).rows[0]?.id;
      if (to === undefined) await sql`update pre_launch_user set email = ${email} where id = ${from}`.execute(db);
      else await joinSubscribers(db, { from, to });
      await sql`update consent set mailbox = ${mailboxOf(email)} where subscriber_id = ${to ?? from}`.execute(db);
    }
  }
}

/** An account whose address has another account in its other spelling is deactivated: it could not sign in any more. */
async function changeAdministrators(db: Kysely<unknown>) {
  for await (const { id, email } of rowsOf(db, 'administrator', ['email'])) {
    const folded = foldEmail(String(email));
    if (folded === email) continue;
    const { rows } = await sql`select id from administrator where email = ${folded}`.execute(db);
    if (rows.length === 0) await sql`update administrator set email = ${folded} where id = ${id}`.execute(db);
    else
      await sql`update administrator set deactivated_at = coalesce(deactivated_at, ${Date.now()}) where id = ${id}`.execute(
        db,
      );
  }
}

/**
 * Stores texts in Unicode's composed form, and addresses with their domain in one spelling, so that equal texts are equal
 * values. Adds the function by which searches compare texts to Postgres.
 */
export async function foldedTexts(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'postgres') await sql.raw(foldText).execute(db);
  await changeTexts(db, texts, (value) => value.normalize());
  await changeTexts(db, emails, foldEmail);
  await changeSubscribers(db);
  await changeAdministrators(db);
}
