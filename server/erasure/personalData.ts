import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/db/Tables.ts';

/** The user to erase. `email` is null if another user has the same address, which then identifies neither of them. */
type Person = { uuid: string; email: string | null };

type Column<Table extends keyof Tables> = keyof Selectable<Tables[Table]> & string;

type Condition = (person: Person) => RawBuilder<boolean>;

/** Deletes the rows that meet the condition, or only sets these columns to null. */
type Step<Table extends keyof Tables> = { where: Condition; clears?: readonly Column<Table>[] };

type Personal<Table extends keyof Tables> = {
  /** The steps of an erasure, in their order. */
  erases: readonly Step<Table>[];
  /** The columns that keep their values, if an erasure keeps rows. */
  keeps?: readonly Column<Table>[];
  /** The columns that contain the path of a picture, which is deleted with the row. */
  files?: readonly Column<Table>[];
  /** The kind of a deleted row in the removal journal. */
  journal?: 'subscriber' | 'ticket';
};

/** The erasure in one table. */
type Erasure<Table extends keyof Tables> =
  | Personal<Table>
  /** A foreign key deletes the rows together with the rows of that table. */
  | { deletedWith: keyof Tables }
  /** The rows stay. These are all their columns, and the uuid is the most that they say about a person. */
  | { keeps: readonly Column<Table>[] }
  /** It contains nothing about users and subscribers. */
  | { nonPersonal: string };

const cases: Condition = ({ uuid }) => sql`select id from moderation_case where user_uuid = ${uuid}`;

const isInTheirCase: Condition = (person) => sql`case_id in (${cases(person)})`;

const isTheirMailbox =
  (column: string): Condition =>
  ({ email }) =>
    email === null ? sql`1 = 0` : sql`${sql.ref(column)} = ${email}`;

const shots = ['shot_1', 'shot_2', 'shot_3', 'shot_4', 'shot_5', 'shot_6', 'shot_7', 'shot_8'] as const;

/**
 * Everything the database stores about the people who use the app or are on the waiting list, and what an erasure does
 * with it. The compiler rejects a table that is missing here. The steps run in this order: the row of `users` comes first,
 * because writers about a person wait for its lock.
 */
export const personalData: { readonly [Table in keyof Tables]: Erasure<Table> } = {
  users: { erases: [{ where: ({ uuid }) => sql`uuid = ${uuid}` }], files: ['profile_picture', ...shots] },
  report_evidence: {
    erases: [
      { where: (person) => sql`report_id in (select id from report where ${isInTheirCase(person)})` },
      {
        where: ({ uuid }) =>
          sql`author = 'reporter' and report_id in (select id from report where reporter_uuid = ${uuid})`,
      },
    ],
    files: ['picture'],
  },
  report: {
    erases: [
      { where: isInTheirCase, clears: ['text', 'evidence'] },
      // A report by this person stays with the case of the other person, without the name of its author.
      { where: ({ uuid }) => sql`reporter_uuid = ${uuid}`, clears: ['reporter_uuid'] },
    ],
    keeps: ['id', 'case_id', 'reason', 'created_at'],
    files: ['evidence'],
  },
  case_note: { erases: [{ where: isInTheirCase }] },
  appeal: {
    erases: [
      {
        where: (person) => sql`decision_id in (select id from decision where ${isInTheirCase(person)})`,
        clears: ['text'],
      },
    ],
    keeps: ['id', 'decision_id', 'created_at', 'administrator_id', 'outcome', 'decided_at'],
  },
  decision: {
    erases: [{ where: isInTheirCase, clears: ['note'] }],
    keeps: ['id', 'case_id', 'administrator_id', 'measure', 'section', 'language', 'created_at'],
  },
  ticket: {
    erases: [
      { where: ({ uuid }) => sql`user_uuid = ${uuid}` },
      // The contact form verifies no address. A ticket of another account is never deleted by its address.
      { where: (person) => sql`user_uuid is null and ${isTheirMailbox('user_email')(person)}` },
    ],
    journal: 'ticket',
  },
  pre_launch_user: { erases: [{ where: isTheirMailbox('email') }], journal: 'subscriber' },

  ticket_message: { deletedWith: 'ticket' },
  consent: { deletedWith: 'pre_launch_user' },
  former_consent: { deletedWith: 'pre_launch_user' },
  mail_token: { deletedWith: 'pre_launch_user' },
  outbox: { deletedWith: 'pre_launch_user' },

  moderation_case: {
    keeps: [
      'id',
      'user_uuid',
      'opened_at',
      'decided_at',
      'claimed_by',
      'claimed_until',
      'reason_rank',
      'handover_note_id',
    ],
  },
  suspension: { keeps: ['id', 'user_uuid', 'decision_id', 'created_at', 'until'] },
  // It contains the keys of personal rows, but no personal values.
  audit: {
    keeps: ['id', 'at', 'administrator_id', 'resource', 'operation', 'row_key', 'before', 'after', 'request_id'],
  },
  idempotency_key: { keeps: ['key_hash', 'request_hash', 'response', 'created_at'] },
  pending_removal: { keeps: ['id', 'kind', 'key', 'at'] },

  administrator: { nonPersonal: 'accounts of the staff' },
  recovery_code: { nonPersonal: 'accounts of the staff' },
  invitation: { nonPersonal: 'accounts of the staff' },
  session: { nonPersonal: 'accounts of the staff' },
  known_address: { nonPersonal: 'hashes of the addresses that the staff sign in from' },
  attempt: { nonPersonal: 'hashes' },
  hash_key: { nonPersonal: 'the key of these hashes' },
  signature_key: { nonPersonal: 'public keys' },
  faq: { nonPersonal: 'texts of the staff' },
  category: { nonPersonal: 'texts of the staff' },
  saved_reply: { nonPersonal: 'texts of the staff' },
  letter: { nonPersonal: 'texts of the staff' },
  letter_text: { nonPersonal: 'texts of the staff' },
  row_count: { nonPersonal: 'counts' },
  write_probe: { nonPersonal: 'a time' },
};

/** The tables with steps, in their order. Their names come from this file, so that they are safe in raw SQL. */
export const erasedTables = Object.entries(personalData).flatMap(([table, erasure]) =>
  'erases' in erasure ? [{ table: table as keyof Tables, ...(erasure as Personal<keyof Tables>) }] : [],
);

/** Every column that contains the path of a picture, by its table. */
export const fileColumns: readonly (readonly [table: keyof Tables, columns: readonly string[]])[] = [
  ...erasedTables.flatMap(({ table, files }) => (files ? [[table, files] as const] : [])),
  ['category', ['image']],
];
