import type { Generated } from 'kysely';
import type {
  AppealOutcome,
  CaseEvidence,
  Guideline,
  LetterState,
  Measure,
  ReportReason,
  SavedReply as SavedReplyOnWire,
  TicketMessage as TicketMessageOnWire,
} from '#api/extensions/wire.ts';
import type { Category, Faq, UserDetail } from '#api/wire.ts';

/** What the wire tells of a row, in a table that numbers its rows. */
type Numbered<Row> = Omit<Row, 'id'> & { id: Generated<number> };

type Administrator = {
  id: Generated<number>;
  email: string;
  password_hash: string;
  /** Of an authenticator app, in base 32; null asks for the password alone. */
  totp_secret: Generated<string | null>;
  /** The half minute of the last code that was used. */
  totp_counter: Generated<number>;
  role: Generated<'admin' | 'moderator'>;
  /** Wrong codes that came with the right password from unknown addresses since the last sign-in. */
  wrong_codes: Generated<number>;
  /** Null for who may sign in. */
  deactivated_at: Generated<number | null>;
};

/** Sets the first password of an account, once. */
type Invitation = { administrator_id: number; token_hash: string; expires_at: number };

/** Takes the place of an app's code, once. */
type RecoveryCode = { administrator_id: number; code_hash: string };

type Session = { token_hash: string; administrator_id: number; created_at: number; used_at: number };

/** One use of something that is limited. The key is a keyed hash: it names nobody. */
type Attempt = {
  id: Generated<number>;
  key: string;
  at: number;
  /** No limit looks at it any more from then on. */
  expires_at: Generated<number>;
};

/** The key of the hashes of addresses. Backups leave it out. */
type HashKey = { id: number; key: string };

/** From where an account was signed in to. The key is a keyed hash: it names nobody. */
type KnownAddress = { key: string; used_at: number };

type Users = Numbered<Omit<Required<UserDetail>, 'created_at'>> & { created_at: number; platform: 'ios' | 'android' };

type Ticket = {
  id: Generated<number>;
  user_name: string;
  user_email: string;
  message: string;
  /** Unix seconds. */
  time: number;
  /** 0 is active, 1 is closed. */
  state: 0 | 1;
  /** Who wrote it, where that is a user of the app. */
  user_uuid: string | null;
  /** In which it was written, where that is known. */
  language: string | null;
  /** Who is answering it, as long as `claimed_until` lies ahead. */
  claimed_by: number | null;
  claimed_until: Generated<number>;
};

/** What followed on the first message of a ticket. */
type TicketMessage = {
  id: Generated<number>;
  ticket_id: number;
  author: TicketMessageOnWire['author'];
  administrator_id: number | null;
  text: string;
  created_at: number;
};

type SavedReply = { id: Generated<number>; language: SavedReplyOnWire['language']; title: string; text: string };

type PreLaunchUser = { id: Generated<number>; name: string | null; email: string; created_at: number };

/** What somebody on the waiting list has agreed to. Those of before there was mail have none. */
type Consent = {
  subscriber_id: number;
  language: string;
  /** Of the words that were agreed to. */
  text_version: string;
  asked_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  /** When an address that is not confirmed is deleted; null for one that left, or was there before it was asked. */
  purge_at: number | null;
  /** The mailbox behind the address: of all its spellings together, as few are asked as of one. */
  mailbox: Generated<string>;
  /** When a mailbox that left was last asked whether it wants to be back. */
  asked_again_at: number | null;
};

/** A link in a mail, of which only the hash is kept. */
type MailToken = { token_hash: string; purpose: 'confirm' | 'unsubscribe'; subscriber_id: number; created_at: number };

/** A mail that is to go out, or went. What it says is put together when it is sent: no link is kept here. */
type Outbox = {
  id: Generated<number>;
  kind: 'confirmation' | 'letter' | 'reply';
  /** Null for a letter that is tried out: it goes to `recipient`, in `language`. */
  subscriber_id: number | null;
  letter_id: number | null;
  recipient: string | null;
  language: string | null;
  /** Of a reply to a visitor who used the contact form. */
  message_id: number | null;
  state: 'queued' | 'sending' | 'sent' | 'failed';
  attempts: number;
  attempted_at: number | null;
  /** The next attempt; while it is being sent, when it is taken for given up. */
  due_at: number;
  created_at: number;
  /** What the mail server said, without addresses. */
  failure: string | null;
};

/** What is written to everybody who has confirmed. */
type Letter = {
  id: Generated<number>;
  state: LetterState;
  /** Whoever has it may look at the letter. */
  preview_key: string;
  created_at: number;
  /** When it was sent off: to those who had confirmed by then. */
  begun_at: number | null;
  recipients: Generated<number>;
  /** The last subscriber who has a row in the outbox, or needs none. */
  queued_up_to: Generated<number>;
};

type LetterText = { letter_id: number; language: string; subject: string; body: string };

/** A change that was made. Rows are only ever added: triggers refuse everything else. */
type Audit = {
  id: Generated<number>;
  at: number;
  /** Null for what anybody can do without signing in. */
  administrator_id: number | null;
  resource: string;
  operation: string;
  row_key: string | null;
  /** JSON, without anything personal: that would outlive its removal. */
  before: string | null;
  after: string | null;
  request_id: string | null;
};

/** What was reported of one person, until it is decided. Whom it is about is the key alone, which a removal may leave. */
type ModerationCase = {
  id: Generated<number>;
  user_uuid: string;
  opened_at: number;
  decided_at: number | null;
  /** Who is looking at it, as long as `claimed_until` lies ahead. */
  claimed_by: number | null;
  claimed_until: Generated<number>;
};

type Report = {
  id: Generated<number>;
  case_id: number;
  reporter_uuid: string | null;
  reason: ReportReason;
  text: string | null;
  /** The path of a picture below the media base. */
  evidence: string | null;
  created_at: number;
};

/** What came with a report: a picture, or a message of the chat. */
type ReportEvidence = {
  id: Generated<number>;
  report_id: number;
  picture: string | null;
  author: CaseEvidence['author'];
  text: string | null;
  sent_at: number | null;
};

type CaseNote = {
  id: Generated<number>;
  case_id: number;
  administrator_id: number | null;
  text: string;
  created_at: number;
};

type Decision = {
  id: Generated<number>;
  case_id: number;
  administrator_id: number | null;
  measure: Measure;
  /** The section of the Community Guidelines that is its reason, by its id. */
  section: Guideline | null;
  note: string | null;
  /** In which the person is told. */
  language: string;
  created_at: number;
};

/** It ends by itself: it holds while `until` lies ahead. */
type Suspension = {
  id: Generated<number>;
  user_uuid: string;
  decision_id: number | null;
  created_at: number;
  until: number;
};

type Appeal = {
  id: Generated<number>;
  decision_id: number;
  text: string | null;
  created_at: number;
  administrator_id: number | null;
  outcome: AppealOutcome | null;
  decided_at: number | null;
};

/** The response to the first call under an Idempotency-Key, as JSON. */
type IdempotencyKey = { key_hash: string; request_hash: string; response: string; created_at: number };

/** What a committed erasure still has to do: delete the file `key`, empty the write-ahead log, or add to the removal journal. */
type PendingRemoval = {
  id: Generated<number>;
  kind: 'file' | 'log' | 'user' | 'subscriber' | 'ticket' | 'unsubscribed' | 'administrator';
  key: string;
  at: number;
};

/** How many rows a list has, in all (level 0) and by buckets of time; kept by triggers. */
type RowCount = { list: string; level: number; bucket: number; rows: number };

/** The rows as they are stored. Every `…_at` is in milliseconds since 1970. */
export type Tables = {
  administrator: Administrator;
  recovery_code: RecoveryCode;
  invitation: Invitation;
  session: Session;
  attempt: Attempt;
  known_address: KnownAddress;
  hash_key: HashKey;
  users: Users;
  faq: Numbered<Faq>;
  category: Numbered<Category>;
  ticket: Ticket;
  ticket_message: TicketMessage;
  saved_reply: SavedReply;
  pre_launch_user: PreLaunchUser;
  consent: Consent;
  mail_token: MailToken;
  outbox: Outbox;
  letter: Letter;
  letter_text: LetterText;
  audit: Audit;
  moderation_case: ModerationCase;
  report: Report;
  report_evidence: ReportEvidence;
  case_note: CaseNote;
  decision: Decision;
  suspension: Suspension;
  appeal: Appeal;
  idempotency_key: IdempotencyKey;
  pending_removal: PendingRemoval;
  row_count: RowCount;
  /** The one row that is written to find out whether anything can be. */
  write_probe: { id: number; at: number };
};
