import type { Day, Language, Statistics, Ticket, UserDetail } from '#api/wire.ts';

/** The extensions of the API that a server has: `GET /extensions`, without the envelope. */
export type Announcement = {
  extensions: {
    id: string;
    version: number;
    /** Who is signed in, where that is not an administrator: `administrators` says so. */
    role?: string;
  }[];
};

/** Somebody who may sign in, or may do so no longer. */
export type AdministratorRow = {
  id: number;
  email: string;
  role: 'admin' | 'moderator';
  state: 'active' | 'invited' | 'deactivated';
  /** Whether a code is asked for beside the password. */
  second_factor: boolean;
  /** How many are open. */
  sessions: number;
  /** ISO 8601, UTC: when one of them was last used. */
  used_at: string | null;
};

/** Whom something is about. */
export type Personal = { name: string | null; email: string };

/** In the order that the log offers them. */
export const auditedResources = [
  'users',
  'faq',
  'category',
  'ticket',
  'preLaunch',
  'subscription',
  'session',
  'administrators',
  'invitation',
  'audit',
  'cases',
  'appeals',
  'contact',
  'savedReplies',
  'letters',
  'letterMails',
  'backup',
] as const;

export const auditedOperations = [
  'create',
  'update',
  'delete',
  'close',
  'login',
  'logout',
  'changePassword',
  'reveal',
  'confirm',
  'unsubscribe',
  'invite',
  'renew',
  'accept',
  'deactivate',
  'activate',
  'endSessions',
  'claim',
  'note',
  'decide',
  'suspend',
  'restore',
  'export',
  'reply',
  'reopen',
  'test',
  'send',
  'pause',
  'resume',
  'retry',
  'receive',
  'restoreBackup',
] as const;

/** A change that somebody made. Nothing personal is among its values. */
export type AuditEntry = {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Null for what anybody can do without signing in. */
  administrator_id: number | null;
  /** The administrator's; null where there is none, or none any more. */
  email: string | null;
  resource: (typeof auditedResources)[number];
  operation: (typeof auditedOperations)[number];
  /** The key of the row that was changed. */
  row: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The response's X-Request-Id. */
  request_id: string | null;
};

/** Why somebody was reported, as the app offers it. */
export type ReportReason = 'harassment' | 'spam' | 'inappropriateContent' | 'fakeProfile';

/** What is done about a case; the number of a suspension is its days. */
export type Measure = 'dismiss' | 'warn' | 'suspend1' | 'suspend3' | 'suspend7' | 'suspend30' | 'suspend90' | 'remove';

/** A section of the Community Guidelines, by its id. */
export type Guideline =
  | 'adults-only'
  | 'be-yourself'
  | 'be-kind'
  | 'consent'
  | 'content'
  | 'privacy'
  | 'drafts'
  | 'swaps'
  | 'money'
  | 'meet-safely'
  | 'no-tricks'
  | 'report';

export type AppealOutcome = 'upheld' | 'overturned';

/** Everything that was reported of one person and is not decided yet. */
export type ModerationCase = {
  id: number;
  user_uuid: string;
  /** Null where there is nobody any more. */
  user: { name: string; email: string; profile_picture: string | null } | null;
  /** ISO 8601, UTC. */
  opened_at: string;
  /** Whole hours since then, or until it was decided. */
  hours: number;
  /** Against the 24 hours that it may take. */
  due: 'inTime' | 'late';
  state: 'open' | 'decided';
  reports: number;
  reasons: ReportReason[];
  /** The section of the Community Guidelines that most of the reports are about. */
  suggested_section: Guideline | null;
  /** What was decided, once it is. */
  measure: Measure | null;
  /** The email of the administrator who looks at it now. */
  claimed_by: string | null;
  claimed_until: string | null;
  /** Whether that is who asks. */
  claimed: 'me' | 'other' | null;
};

/** A case with the profile of whom it is about, as far as there is one. */
export type ModerationCaseDetail = ModerationCase & Partial<Omit<UserDetail, 'uuid' | 'name' | 'email'>>;

/** One report of a case. */
export type CaseReport = {
  id: number;
  case_id: number;
  reason: ReportReason;
  text: string | null;
  /** The path of a picture below the media base. */
  evidence: string | null;
  /** Who made it, where that person is still there. */
  reporter: { name: string; email: string } | null;
  created_at: string;
};

/** What came with the reports of a case: a picture, or a message of the chat between the two. */
export type CaseEvidence = {
  id: number;
  report_id: number;
  /** The path of a picture below the media base. */
  picture: string | null;
  /** Who wrote the message. */
  author: 'reported' | 'reporter' | null;
  text: string | null;
  sent_at: string | null;
};

/** What administrators tell one another about a case. */
export type CaseNote = { id: number; text: string; email: string | null; created_at: string };

/** What was decided about a person. */
export type CaseDecision = {
  id: number;
  case_id: number;
  measure: Measure;
  /** Its reason. */
  section: Guideline | null;
  note: string | null;
  /** What the person reads, in that person's language. */
  notice: string | null;
  /** When a suspension ends. */
  until: string | null;
  email: string | null;
  created_at: string;
};

/** What a decision would come to. */
export type DecisionPreview = {
  /** What would happen, in the language of who decides. */
  effect: string;
  /** What the person would read, in that person's language. */
  notice: string | null;
};

/** Somebody does not agree with a decision. */
export type Appeal = {
  id: number;
  case_id: number;
  user: { name: string; email: string; profile_picture: string | null } | null;
  text: string | null;
  measure: Measure;
  section: Guideline | null;
  /** The email of who may not answer it. */
  decided_by: string | null;
  created_at: string;
};

/** Somebody was kept out: for a while, or for good. */
export type Sanction = {
  /** Of the decision. */
  id: number;
  user_uuid: string;
  /** Null where there is nobody any more. */
  user: { name: string; email: string; profile_picture: string | null } | null;
  /** A suspension ends by itself, or is lifted before. */
  state: 'suspended' | 'ended' | 'removed';
  measure: Measure;
  section: Guideline | null;
  /** When a suspension ends, or did. */
  until: string | null;
  /** The administrator's who decided. */
  email: string | null;
  case_id: number;
  created_at: string;
};

/** What was added on a day in UTC, of what is still there. `id` is the number of the day since 1970. */
export type MetricsDay = { id: number; day: Day; ios: number; android: number; subscriptions: number };

/** What waits, and how it grows. Ages are in whole hours; null where nothing waits. */
export type Metrics = {
  /** Those of today's users who were there a month ago. */
  month_ago: Statistics;
  open_cases: number;
  oldest_case: number | null;
  /** Of the open ones, those that have waited for more than 24 hours. */
  late_cases: number;
  /** In hours, of the cases decided within 30 days; null where there were none. */
  median_decision: number | null;
  open_tickets: number;
  oldest_ticket: number | null;
};

/** A ticket with what the list does not know of it. */
export type TicketDetail = Ticket & {
  /** A user of the app, or the contact form, which checks neither name nor address. The list of tickets has it, too. */
  from: 'app' | 'form';
  /** 0 is active, 1 is closed. */
  state: 0 | 1;
  /** In which it was written, where that is known. */
  language: string | null;
  /** The email of the administrator who is answering it now. */
  claimed_by: string | null;
  claimed_until: string | null;
};

/** What followed on the first message of a ticket. */
export type TicketMessage = {
  id: number;
  ticket_id: number;
  /** A note is for administrators alone. */
  author: 'person' | 'support' | 'note';
  /** The administrator's; null for the person's own words. */
  email: string | null;
  text: string;
  created_at: string;
};

/** A text for replies. Placeholders in double brackets must be filled in before it is sent. */
export type SavedReply = {
  id: number;
  language: Language;
  title: string;
  text: string;
  /** The names in double brackets, without duplicates. */
  placeholders: string[];
};

export type LetterState = 'draft' | 'sending' | 'paused' | 'sent';

/** What is written to everybody on the waiting list who has confirmed, each in their language. */
export type Letter = {
  id: number;
  state: LetterState;
  /** ISO 8601, UTC. */
  created_at: string;
  /** When it was sent off. */
  begun_at: string | null;
  /** Who has confirmed: now, or when it was sent off. */
  recipients: number;
  sent: number;
  failed: number;
  /** Where it is shown as it will look, below the API's base; `lng` takes the language. */
  preview: string;
} & Record<`${'subject' | 'body'}_${Language}`, string>;

/** A letter to one of its recipients. */
export type LetterMail = {
  id: number;
  letter_id: number;
  email: string;
  language: Language;
  state: 'queued' | 'sending' | 'sent' | 'failed';
  attempts: number;
  attempted_at: string | null;
  /** Why it was not taken, in words. */
  failure: string | null;
};

/** The row of each resource that an extension has, by its name in the table of extensions. */
export type ExtensionRows = {
  audit: AuditEntry;
  administrators: AdministratorRow;
  cases: ModerationCase;
  caseReports: CaseReport;
  caseEvidence: CaseEvidence;
  caseNotes: CaseNote;
  caseDecisions: CaseDecision;
  appeals: Appeal;
  sanctions: Sanction;
  growth: MetricsDay;
  ticket: TicketDetail;
  ticketMessages: TicketMessage;
  savedReplies: SavedReply;
  letters: Letter;
  letterMails: LetterMail;
};
