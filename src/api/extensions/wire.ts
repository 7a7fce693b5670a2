import type { Day, Language, Statistics, Ticket, UserDetail } from '#api/wire.ts';

/** A server's extensions, from `GET /extensions`. It has no envelope. */
export type Announcement = {
  extensions: {
    id: string;
    version: number;
    /** Only in `administrators`: the role of the signed-in user, if not `admin`. */
    role?: string;
  }[];
};

export type AdministratorRow = {
  id: number;
  email: string;
  role: 'admin' | 'moderator';
  state: 'active' | 'invited' | 'deactivated';
  second_factor: boolean;
  /** The number of open sessions. */
  sessions: number;
  /** ISO 8601, UTC: the last use of any of them. */
  used_at: string | null;
};

/** The person that a row is about. */
export type Personal = { name: string | null; email: string };

/** In the order of the log's filter. */
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

/** A recorded change. Its values contain no personal data. */
export type AuditEntry = {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Null for calls that need no session. */
  administrator_id: number | null;
  /** The administrator's; null without one, and after the administrator's erasure. */
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

/** The reasons that the app offers. */
export const reportReasons = ['harassment', 'spam', 'inappropriateContent', 'fakeProfile'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The outcomes of a case. A suspension's number is its days. */
export const measures = [
  'dismiss',
  'warn',
  'suspend1',
  'suspend3',
  'suspend7',
  'suspend30',
  'suspend90',
  'remove',
] as const;
export type Measure = (typeof measures)[number];

/** The sections of the Community Guidelines by their ids, in the order of the document. */
export const guidelines = [
  'adults-only',
  'be-yourself',
  'be-kind',
  'consent',
  'content',
  'privacy',
  'drafts',
  'swaps',
  'money',
  'meet-safely',
  'no-tricks',
  'report',
] as const;
export type Guideline = (typeof guidelines)[number];

/** Null after the user's erasure. */
type ReportedUser = { name: string; email: string; profile_picture: string | null } | null;

/** An administrator has this open, until another one may. */
type Claimable = {
  /** The email of the administrator who claimed it. */
  claimed_by: string | null;
  claimed_until: string | null;
};

/** Written by an administrator, whose email it has. */
type Written = { id: number; email: string | null; created_at: string };

/** The rule that a decision is about. */
type Decided = { measure: Measure; section: Guideline | null };

export type AppealOutcome = 'upheld' | 'overturned';

/** All undecided reports about one person. */
export type ModerationCase = Claimable & {
  id: number;
  user_uuid: string;
  user: ReportedUser;
  /** ISO 8601, UTC. */
  opened_at: string;
  /** Whole hours since then, or until the decision. */
  hours: number;
  /** A decision may take 24 hours. */
  due: 'inTime' | 'late';
  state: 'open' | 'decided';
  reports: number;
  reasons: ReportReason[];
  /** The section that most of the reports are about. */
  suggested_section: Guideline | null;
  /** Null before the decision. */
  measure: Measure | null;
  /** Whether the caller claimed it. */
  claimed: 'me' | 'other' | null;
};

/** A case with the profile of its user, if there is one. */
export type ModerationCaseDetail = ModerationCase & Partial<Omit<UserDetail, 'uuid' | 'name' | 'email'>>;

export type CaseReport = {
  id: number;
  case_id: number;
  reason: ReportReason;
  text: string | null;
  /** The path of a picture below the media base. */
  evidence: string | null;
  /** Null after the reporter's erasure. */
  reporter: Personal | null;
  created_at: string;
};

/** Evidence in a report: a picture, or a message between reported and reporter. */
export type CaseEvidence = {
  id: number;
  report_id: number;
  /** The path of a picture below the media base. */
  picture: string | null;
  /** The message's author. */
  author: 'reported' | 'reporter' | null;
  text: string | null;
  sent_at: string | null;
};

export type CaseNote = Written & { text: string };

export type CaseDecision = Written &
  Decided & {
    case_id: number;
    note: string | null;
    /** The text sent to the user, in the user's language. */
    notice: string | null;
    /** The end of a suspension. */
    until: string | null;
  };

/** The consequences of a decision that is not made yet. */
export type DecisionPreview = {
  /** A sentence in the caller's language. */
  effect: string;
  /** The text that the user would get, in the user's language. */
  notice: string | null;
};

/** A user's objection to a decision. */
export type Appeal = Decided & {
  id: number;
  case_id: number;
  user: ReportedUser;
  text: string | null;
  /** The email of the administrator who decided, and so may not decide the appeal. */
  decided_by: string | null;
  created_at: string;
};

/** A decision against a user; its `id` is that of the decision. */
export type Sanction = Written &
  Decided & {
    user_uuid: string;
    user: ReportedUser;
    /** Suspensions end by themselves, or are lifted before. */
    state: 'suspended' | 'ended' | 'removed';
    /** The end of a suspension. */
    until: string | null;
    case_id: number;
  };

/** Users and subscriptions of today, counted by the UTC day of their start. `id` is the number of the day since 1970. */
export type MetricsDay = { id: number; day: Day; ios: number; android: number; subscriptions: number };

/** Open work and growth. Ages are in whole hours; null without open work. */
export type Metrics = {
  /** Today's users who were users a month ago. */
  month_ago: Statistics;
  open_cases: number;
  oldest_case: number | null;
  /** Open for more than 24 hours. */
  late_cases: number;
  /** In hours, of the cases decided in the last 30 days. */
  median_decision: number | null;
  open_tickets: number;
  oldest_ticket: number | null;
};

/** A ticket with fields that the fixed API lacks. */
export type TicketDetail = Ticket &
  Claimable & {
    /** The contact form checks neither name nor email address. The list of tickets has this field, too. */
    from: 'app' | 'form';
    /** 0 is active, 1 is closed. */
    state: 0 | 1;
    /** The message's language, if known. */
    language: string | null;
  };

/** A message after a ticket's first one. */
export type TicketMessage = Written & {
  ticket_id: number;
  /** Only administrators see a note. A message of the person has no `email`. */
  author: 'person' | 'support' | 'note';
  text: string;
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

/** A mail to all confirmed email addresses of the waiting list, each in its language. */
export type Letter = {
  id: number;
  state: LetterState;
  /** ISO 8601, UTC. */
  created_at: string;
  /** The start of sending. */
  begun_at: string | null;
  /** Confirmed email addresses: now, or at the start of sending. */
  recipients: number;
  sent: number;
  failed: number;
  /** The path of its preview below the API's base. The parameter `lng` sets the language. */
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
  /** The mail server's reason. */
  failure: string | null;
};

/** The row of each resource in the table of extensions. */
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
