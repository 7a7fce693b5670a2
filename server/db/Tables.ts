import type { Generated } from 'kysely';
import type * as wire from '#api/extensions/wire.ts';
import type { Category, Faq, UserDetail } from '#api/wire.ts';

/** A row of a table that numbers its rows. */
type Numbered<Row> = Omit<Row, 'id'> & { id: Generated<number> };

/** A row of the wire as it is stored: its times are numbers. */
type Stored<Row> = {
  [Name in keyof Row]: Name extends `${string}_at` ? number | Extract<Row[Name], null> : Row[Name];
};

/** The administrator who has the lease of a row, and its end. */
type Lease = { claimed_by: number | null; claimed_until: Generated<number> };

/** The rows as they are stored. Every `…_at` is in milliseconds since 1970. */
export type Tables = {
  administrator: Numbered<{
    email: string;
    password_hash: string;
    /** The secret of an authenticator app, in base 32; null without a second factor. */
    totp_secret: Generated<string | null>;
    /** The counter of the last code (RFC 6238), so that each code works once. */
    totp_counter: Generated<number>;
    role: Generated<'admin' | 'moderator'>;
    /** The wrong codes with the right password since the last sign-in. Counts unknown IP addresses only. */
    wrong_codes: Generated<number>;
    /** Null for an active account. */
    deactivated_at: Generated<number | null>;
  }>;
  /** A recovery code replaces a code of the authenticator app, once. */
  recovery_code: { administrator_id: number; code_hash: string };
  /** The token of a link that sets the first password of an account, once. */
  invitation: { administrator_id: number; token_hash: string; expires_at: number };
  session: Numbered<Stored<Omit<wire.OwnSession, 'place'>> & { token_hash: string; administrator_id: number }>;
  /** An attempt that a rate limit counts. The key is a keyed hash. */
  attempt: Numbered<{
    key: string;
    at: number;
    /** The end of its window. */
    expires_at: Generated<number>;
  }>;
  /** An account and an IP address that it signed in from. The key is a keyed hash of both. */
  known_address: { key: string; used_at: number };
  /** The key of the keyed hashes. Backups leave it out. */
  hash_key: { id: number; key: string };
  /** The public keys of signatures: the present one, and those from before a restore. */
  signature_key: { public_key: string };
  users: Numbered<Stored<Required<UserDetail>> & { platform: 'ios' | 'android' }>;
  faq: Numbered<Faq>;
  category: Numbered<Category>;
  ticket: Numbered<
    Pick<wire.TicketDetail, 'message' | 'time' | 'state' | 'user_uuid' | 'language'> &
      Lease & {
        user_name: string;
        user_email: string;
        /** The side whose message an open ticket waits for, and since when. */
        waits_for: Generated<'us' | 'them'>;
        waits_since: Generated<number>;
        /** 1 if the hidden field of the contact form was filled in. */
        by_program: Generated<number>;
      }
  >;
  /** A message or note after the first message of a ticket. */
  ticket_message: Numbered<
    Stored<Omit<wire.TicketMessage, 'name' | 'email' | 'language'>> & { administrator_id: number | null }
  >;
  saved_reply: Numbered<Omit<wire.SavedReply, 'placeholders'>>;
  pre_launch_user: Numbered<{ name: string | null; email: string; created_at: number }>;
  /** The consent of a subscriber to mail. Subscribers who joined before the server sent mail have none. */
  consent: {
    subscriber_id: number;
    language: string;
    /** The version of the consent text. */
    text_version: string;
    asked_at: number;
    confirmed_at: number | null;
    unsubscribed_at: number | null;
    /** When the server deletes an unconfirmed address. Null for one that unsubscribed, or that joined before the server sent mail. */
    purge_at: number | null;
    /** The normalized address: equal for all spellings of one mailbox. */
    mailbox: Generated<string>;
    /** When the server asked an unsubscribed mailbox for consent again. */
    asked_again_at: number | null;
  };
  /** A withdrawn consent whose person has confirmed again. */
  former_consent: {
    subscriber_id: number;
    language: string;
    text_version: string;
    asked_at: number;
    confirmed_at: number | null;
    unsubscribed_at: number;
  };
  /** A link in a mail. Only the hash of its token is stored. */
  mail_token: {
    token_hash: string;
    purpose: 'confirm' | 'unsubscribe';
    subscriber_id: number;
    created_at: number;
    /** What the mail asked for, and when a person asked for it. Null for a link to unsubscribe. */
    language: string | null;
    text_version: string | null;
    asked_at: number | null;
  };
  /** A mail. Its text is written when it is sent, so that no link is stored. */
  outbox: Numbered<{
    kind: 'confirmation' | 'letter' | 'reply';
    /** Null for a test of a letter, which goes to `recipient`. A test and a confirmation have a `language`. */
    subscriber_id: number | null;
    letter_id: number | null;
    recipient: string | null;
    language: string | null;
    /** The reply to a visitor who used the contact form. */
    message_id: number | null;
    state: 'queued' | 'sending' | 'sent' | 'failed';
    attempts: number;
    attempted_at: number | null;
    /** When the next attempt is due. In the state `sending`, the end of the lease. */
    due_at: number;
    /** The domain of a confirmation, unless it is a large provider's, and when its turn among that domain's mails is. */
    domain: string | null;
    turn_at: number | null;
    created_at: number;
    /** The error codes of the mail server. */
    failure: string | null;
  }>;
  /** A mail to all confirmed subscribers. */
  letter: Numbered<{
    state: wire.LetterState;
    /** Opens the preview without a session. */
    preview_key: string;
    created_at: number;
    /** When sending began. Later subscribers do not get it. */
    begun_at: number | null;
    recipients: Generated<number>;
    /** The mails that were sent, also to subscribers who are deleted since. */
    sent: Generated<number>;
    /** The id of the last subscriber whose mail was queued. */
    queued_up_to: Generated<number>;
  }>;
  letter_text: { letter_id: number; language: string; subject: string; body: string };
  /** A recorded change. Triggers refuse updates and deletes. */
  audit: Numbered<{
    at: number;
    /** Null for a change without a session. */
    administrator_id: number | null;
    resource: string;
    operation: string;
    row_key: string | null;
    /** JSON without personal data, because entries are never deleted. */
    before: string | null;
    after: string | null;
    request_id: string | null;
  }>;
  /** The reports about one person up to a decision. It has only the person's uuid, so it may outlive the account. */
  moderation_case: Numbered<
    Stored<Pick<wire.ModerationCase, 'user_uuid' | 'opened_at' | 'decided_at'>> &
      Lease & {
        /** The place of the gravest reason among `reasonsByGravity`, from 1; `noReason` without a report. */
        reason_rank: Generated<number>;
        /** The note to the administrators who decide it, after a moderator has handed it over. */
        handover_note_id: Generated<number | null>;
      }
  >;
  report: Numbered<Stored<Omit<wire.CaseReport, 'reporter'>> & { reporter_uuid: string | null }>;
  report_evidence: Numbered<Stored<wire.CaseEvidence>>;
  case_note: Numbered<{ case_id: number; administrator_id: number | null; text: string; created_at: number }>;
  decision: Numbered<
    Stored<Omit<wire.CaseDecision, 'email' | 'notice' | 'notice_language' | 'until'>> & {
      administrator_id: number | null;
      /** The language of the notice to the person. */
      language: string;
    }
  >;
  /** A suspension ends at `until` without an action. */
  suspension: Numbered<{ user_uuid: string; decision_id: number | null; created_at: number; until: number }>;
  appeal: Numbered<
    Stored<Pick<wire.Appeal, 'text' | 'created_at' | 'outcome'>> & {
      decision_id: number;
      administrator_id: number | null;
      decided_at: number | null;
    }
  >;
  /** The response to the first call under an Idempotency-Key, as JSON. */
  idempotency_key: { key_hash: string; request_hash: string; response: string; created_at: number };
  /** Work after a committed erasure: delete the file `key`, empty the write-ahead log, or add to the removal journal. */
  pending_removal: Numbered<{
    kind: 'file' | 'log' | 'user' | 'subscriber' | 'ticket' | 'unsubscribed' | 'administrator';
    key: string;
    at: number;
  }>;
  /** The number of rows of a list, in total (level 0) and by time bucket. Triggers update it. */
  row_count: { list: string; level: number; bucket: number; rows: number };
  /** One row, which the readiness check updates to test that the database can be written. */
  write_probe: { id: number; at: number };
};

/** The tables that number their rows. */
export type NumberedTable = {
  [Table in keyof Tables]: Tables[Table] extends { id: Generated<number> } ? Table : never;
}[keyof Tables];
