import type { Day } from './Day.ts';

/** What every answer under /api is wrapped in. A refusal has `status: false` and says why in `message`. */
export type Envelope<Data> = {
  status: boolean;
  data: Data;
  message: string;
  /** Why a change of password was refused; only that call sends it. */
  action?: string;
};

/** The `data` of a refusal that concerns single fields; keys are the names they were sent under. */
export type FieldErrors = { errors: Record<string, string> };

/** The `data` of a paged list. `from` and `to` count rows from 1 and are null on an empty page. */
export type Page<Row> = {
  data: Row[];
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
  from: number | null;
  to: number | null;
};

export type Session = { role: string; token: string };

export type Statistics = { iosTraffic: number; androidTraffic: number };

export type User = {
  uuid: string;
  name: string;
  email: string;
  /** ISO 8601, UTC. */
  created_at: string;
  location?: string | null;
};

/** The eight photo fields of a user, in the order they are shown. */
type ShotField = `shot_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** Photos and the profile picture are paths below the media base. */
export type UserDetail = User & {
  profile_picture: string | null;
  status: 'Active' | 'Inactive';
  bio: string | null;
  age: number | null;
  zodiacSign: string | null;
  language: string | null;
  education: string | null;
  smoking: string | null;
  drinking: string | null;
} & Record<ShotField, string | null>;

export type Faq = { id: number; question: string; answer: string };

/** `image` is a path below the media base. */
export type Category = { id: number; name: string; image: string | null; type: 'interest' };

export type Ticket = {
  id: number;
  user: { name: string; email: string };
  message: string;
  /** Unix seconds. */
  time: number;
};

/** Someone who subscribed before the launch; the form asks for no name, so it may be null. */
export type PreLaunchUser = {
  id: number;
  name: string | null;
  email: string;
  created_at: string;
  /** What the address has said to mail; sent where the extension `letter` is. */
  state?: SubscriberState;
};

export type SubscriberState = 'confirmed' | 'unconfirmed' | 'unsubscribed';

/** No call sends it yet: its list shows sample rows. */
export type Report = { id: number; reportedBy: string; reportedTo: string; date: string; time: string };

/** The extensions of the API that a server has: `GET /extensions`, without the envelope. */
export type Announcement = {
  extensions: {
    id: string;
    version: number;
    /** Who is signed in, where that is not an administrator: `administrators` says so. */
    role?: string;
  }[];
};

/** A change that somebody made. Nothing personal is among its values. */
export type AuditEntry = {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Null for what anybody can do without signing in. */
  administrator_id: number | null;
  /** The administrator's; null where there is none, or none any more. */
  email: string | null;
  resource:
    | 'session'
    | 'subscription'
    | 'faq'
    | 'category'
    | 'ticket'
    | 'preLaunch'
    | 'users'
    | 'audit'
    | 'administrators'
    | 'invitation'
    | 'cases'
    | 'appeals'
    | 'contact'
    | 'letters'
    | 'letterMails';
  operation:
    | 'login'
    | 'logout'
    | 'changePassword'
    | 'create'
    | 'update'
    | 'delete'
    | 'close'
    | 'reveal'
    | 'confirm'
    | 'unsubscribe'
    | 'invite'
    | 'renew'
    | 'deactivate'
    | 'activate'
    | 'endSessions'
    | 'accept'
    | 'claim'
    | 'note'
    | 'decide'
    | 'suspend'
    | 'restore'
    | 'export'
    | 'answer'
    | 'reopen'
    | 'test'
    | 'send'
    | 'pause'
    | 'resume'
    | 'retry'
    | 'receive';
  /** The key of the row that was changed. */
  row: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** That of the answer's X-Request-Id. */
  request_id: string | null;
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
};

/** A case with the profile of whom it is about, as far as there is one. */
export type ModerationCaseDetail = ModerationCase & Partial<Omit<UserDetail, 'uuid' | 'name' | 'email'>>;

/** One report of a case. */
export type CaseReport = {
  id: number;
  case_id: number;
  reason: ReportReason;
  words: string | null;
  /** The path of a picture below the media base. */
  evidence: string | null;
  /** Who made it, where that person is still there. */
  reporter: { name: string; email: string } | null;
  created_at: string;
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
  words: string | null;
  measure: Measure;
  section: Guideline | null;
  /** The email of who may not answer it. */
  decided_by: string | null;
  created_at: string;
};

/** A ticket with what the list does not know of it. */
export type TicketDetail = Ticket & {
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

/** An answer that is there already; what stands in double brackets is to be filled in before it is sent. */
export type CannedAnswer = { id: string; language: string; title: string; text: string };

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
} & Record<`${'subject' | 'body'}_${LetterLanguage}`, string>;

type LetterLanguage = 'en' | 'es' | 'ko' | 'hi';

/** A letter to one of its recipients. */
export type LetterMail = {
  id: number;
  letter_id: number;
  email: string;
  language: LetterLanguage;
  state: 'queued' | 'sending' | 'sent' | 'failed';
  attempts: number;
  attempted_at: string | null;
  /** Why it was not taken, in words. */
  failure: string | null;
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

/** The row of each resource, by its name in the endpoint table. */
export type Rows = {
  users: User;
  faq: Faq;
  category: Category;
  ticket: Ticket;
  preLaunch: PreLaunchUser;
  report: Report;
};

/** The row of each resource that an extension has, by its name in the table of extensions. */
export type ExtensionRows = {
  audit: AuditEntry;
  administrators: AdministratorRow;
  cases: ModerationCase;
  caseReports: CaseReport;
  caseNotes: CaseNote;
  caseDecisions: CaseDecision;
  appeals: Appeal;
  growth: MetricsDay;
  ticket: TicketDetail;
  ticketMessages: TicketMessage;
  cannedAnswers: CannedAnswer;
  letters: Letter;
  letterMails: LetterMail;
};
