import {
  type Day,
  type Language,
  languages,
  type Statistics,
  type SubscriberState,
  type Ticket,
  type User,
  type UserDetail,
} from '#api/wire.ts';

/** A server's extensions, from `GET /extensions`. It has no envelope. */
export type Announcement = {
  extensions: {
    id: string;
    version: number;
    /** Only in `administrators`: the role of the signed-in user, if not `admin`. */
    role?: string;
  }[];
};

/** A page of a list. `next` is the cursor of the next page, and null on the last one. */
export type KeysetPage<Row> = { data: Row[]; per_page: number; next: number | string | null };

/** A row with its version, a text that differs with its values. An edit takes it as `If-Match`. */
export type Versioned<Row> = Row & { version: string };

export type AdministratorRow = {
  id: number;
  email: string;
  /** The caller's own account, which these calls cannot change. */
  own: boolean;
  role: 'admin' | 'moderator';
  state: 'active' | 'invited' | 'deactivated';
  second_factor: 'off' | 'on';
  /** The number of open sessions. */
  sessions: number;
  /** ISO 8601, UTC: the last use of any of them. */
  used_at: string | null;
};

/** The signed-in administrator. */
export type Account = Pick<AdministratorRow, 'id' | 'email' | 'role'> & {
  /** `required` cannot be turned off, because no sign-in works without it. */
  second_factor: 'off' | 'on' | 'required';
  /** The number of unused recovery codes. Null without a second factor. */
  recovery_codes: number | null;
  /** A secret for an authenticator app, in base 32. Each call returns another one. */
  secret: string;
};

/** The token of an invitation, which is valid once within 48 hours. */
export type Invitation = { token: string };

export type ChangedRole = Pick<AdministratorRow, 'id' | 'role'>;

/** The ten codes that replace an authenticator app, each once. */
export type RecoveryCodes = { codes: string[] };

/** An open session of the signed-in administrator. */
export type OwnSession = {
  id: number;
  /** ISO 8601, UTC. */
  created_at: string;
  /** ISO 8601, UTC. */
  used_at: string;
  /** The browser and the system that it was started in, such as `Safari, macOS`. Null if unknown. */
  device: string | null;
  /** `here` is the session that asks. Null for others. */
  place: 'here' | null;
};

/** The person that a row is about. */
export type Personal = { name: string | null; email: string };

const changes = ['create', 'update', 'delete'] as const;

/** The recorded operations of each resource, in the order of the log's filters. */
const audited = {
  users: ['suspend', 'restore', 'delete', 'export', 'receive'],
  faq: changes,
  category: changes,
  ticket: ['close', 'reopen', 'claim', 'reply', 'note', 'delete', 'export', 'receive'],
  preLaunch: ['delete', 'export'],
  subscription: ['create', 'confirm', 'unsubscribe'],
  session: ['login', 'logout', 'changePassword'],
  administrators: [
    ...changes,
    'invite',
    'renew',
    'changePassword',
    'deactivate',
    'activate',
    'endSessions',
    'blockCodes',
  ],
  invitation: ['accept'],
  audit: ['reveal'],
  cases: ['claim', 'handOver', 'note', 'decide', 'receive'],
  appeals: ['decide', 'receive'],
  contact: ['create'],
  savedReplies: changes,
  letters: [...changes, 'test', 'send', 'pause', 'resume'],
  outbox: ['retry'],
  backup: ['restoreBackup'],
} as const;

type AuditedResource = keyof typeof audited;
type AuditedOperation = (typeof audited)[AuditedResource][number];

export const auditedResources = Object.keys(audited) as AuditedResource[];
export const auditedOperations = [...new Set<AuditedOperation>(Object.values(audited).flat())];

/** A recorded change. Its values contain no personal data. */
export type AuditEntry = {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** The day of `at` in UTC. */
  day: Day;
  /** Null for calls that need no session. */
  administrator_id: number | null;
  /** The administrator's; null without one, and after the administrator's erasure. */
  email: string | null;
  resource: AuditedResource;
  operation: AuditedOperation;
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

const suspensions = ([1, 3, 7, 30, 90] as const).map((days) => `suspend${days}` as const);

/** The outcomes of a case. A suspension's number is its days. */
export const measures = ['dismiss', 'warn', ...suspensions, 'remove'] as const;
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

/** It is about this user. */
type OfUser = {
  user_uuid: string;
  /** Null after the user's erasure. */
  user: { name: string; email: string; profile_picture: string | null } | null;
};

/** An administrator has this open, until another one may. */
type Claimable = {
  /** The email of the administrator who claimed it. */
  claimed_by: string | null;
  claimed_until: string | null;
};

/** Written by an administrator, whose email it has. */
type Written = { id: number; email: string | null; created_at: string };

/** A decision in a case, and the rule that it is about. */
type Decided = { case_id: number; measure: Measure; section: Guideline | null };

export type AppealOutcome = 'upheld' | 'overturned';

/** All undecided reports about one person. */
export type ModerationCase = Claimable &
  OfUser & {
    id: number;
    /** ISO 8601, UTC. */
    opened_at: string;
    /** Whole hours since then, or until the decision. */
    hours: number;
    /** A decision may take 24 hours. */
    due: 'inTime' | 'late';
    /** Whole hours until it is late; 0 afterwards. */
    hours_left: number;
    /** A moderator has handed it to the administrators, who decide it. */
    state: 'open' | 'handedOver' | 'decided';
    decided_at: string | null;
    handover_note: string | null;
    handed_over_by: string | null;
    reports: number;
    reasons: ReportReason[];
    /** The section that most of the reports are about. */
    suggested_section: Guideline | null;
    /** Null before the decision. */
    decision: Measure | null;
    /** Whether the caller claimed it. */
    claimed: 'me' | 'other' | null;
  };

/** A decision in another case of the same user. */
type EarlierDecision = { id: number; case_id: number; measure: Measure; created_at: string };

/** The profile of the user, if there is one. */
type Profile = Partial<Omit<SuspendableUser, 'uuid' | 'name' | 'email'>>;

/** A case with the profile of its user, and the latest decisions about the user in other cases, in their order. */
export type ModerationCaseDetail = ModerationCase & { earlier: EarlierDecision[] } & Profile;

export type CaseReport = {
  id: number;
  case_id: number;
  reason: ReportReason;
  text: string | null;
  /** The path of a picture below the media base, if it is not among the `CaseEvidence`. */
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
    note: string | null;
    /** The text sent to the user, in the user's language. */
    notice: string | null;
    notice_language: string;
    /** The end of a suspension. */
    until: string | null;
  };

/** The text about a decision that the app shows to the user. Null if it shows none. */
export type Notice = Pick<CaseDecision, 'notice'>;

/** The consequences of a decision that is not made yet. */
export type DecisionPreview = {
  /** A sentence in the caller's language. */
  effect: string;
  /** The text that the user would get, in the user's language. */
  notice: string | null;
  notice_language: string;
};

/** A user's objection to a decision. */
export type Appeal = Decided &
  OfUser & {
    id: number;
    text: string | null;
    /** The email of the administrator who decided. */
    decided_by: string | null;
    /** Whether the caller decided, and so may not decide the appeal. */
    decider: 'me' | null;
    created_at: string;
    /** Whole hours since then, or until the answer. */
    hours: number;
    state: 'open' | 'decided';
    /** Null before the answer. */
    outcome: AppealOutcome | null;
    answered_at: string | null;
  };

/** An appeal with the whole decision, the user's other decisions, and the profile of the user, if there is one. */
export type AppealDetail = Appeal &
  Pick<CaseDecision, 'note' | 'notice' | 'notice_language' | 'until'> &
  Pick<ModerationCaseDetail, 'earlier'> & {
    /** The time of the decision. */
    decided_at: string;
  } & Omit<Profile, 'created_at'>;

/** A decision against a user; its `id` is that of the decision. */
export type Sanction = Written &
  Decided &
  OfUser &
  Pick<CaseDecision, 'note' | 'notice' | 'notice_language' | 'until'> & {
    /** Suspensions end by themselves, or are lifted before. */
    state: 'suspended' | 'ended' | 'removed';
  };

type Suspendable = {
  /** ISO 8601, UTC: the end of the suspension. Only suspended users have it. */
  suspended_until?: string;
};

/** A row of the fixed API's list of users. */
export type ListedUser = User & Suspendable;

/** A user of the fixed API. During a suspension its `status` is `Suspended`. */
export type SuspendableUser = UserDetail & Suspendable;

/** Users and subscriptions of today, counted by the UTC day of their start. `id` is the number of the day since 1970. */
export type GrowthDay = { id: number; day: Day; ios: number; android: number; subscriptions: number };

/** The changes of the waiting list on a day in UTC. */
export type WaitingListDay = { id: number; day: Day; joined: number; confirmed: number; unsubscribed: number };

/** The waiting list in numbers. */
export type WaitingList = {
  /** Subscribers by the language and the state of their consent. Both are null if the server sends no mail. */
  groups: {
    /** Null for subscribers who joined before the server sent mail. */
    language: Language | null;
    state: SubscriberState | null;
    count: number;
  }[];
  /** The last 30 days, last day first. */
  days: WaitingListDay[];
};

/**
 * Open work and growth. Tickets are open that wait for us. Ages are in whole hours; null without open work. A role gets the
 * figures of its own screens.
 */
export type Figures = Record<`open_${'cases' | 'appeals' | 'tickets'}`, number> &
  Record<`oldest_${'case' | 'appeal' | 'ticket'}`, number | null> & {
    /** Today's users who were users a month ago. */
    month_ago: Statistics;
    /** Open and not handed over. */
    moderators_cases: number;
    /** Open for more than 24 hours. */
    late_cases: number;
    /**
     * In hours, of the cases decided in the last 30 days.
     * @fraction
     */
    median_decision: number | null;
    /** Mails whose last attempt failed. Only for administrators, and if mail is set up; so is the next one. */
    failed_mails?: number;
    oldest_mail?: number | null;
  };

/** A ticket with fields that the fixed API lacks. */
export type TicketDetail = Ticket &
  Claimable & {
    /** Its writer. The contact form has no picture. */
    user: { profile_picture: string | null };
    /** The contact form checks neither name nor email address. */
    from: 'app' | 'form' | 'program';
    /** 0 is active, 1 is closed. */
    state: 0 | 1;
    /** The side whose message an open ticket waits for; `nobody` for a closed one. */
    waits_for: 'us' | 'them' | 'nobody';
    /** Whole hours since then; null for a closed one. */
    hours: number | null;
    /** The account of the app that wrote it; null for the contact form. */
    user_uuid: string | null;
    /** The message's language, if known. */
    language: string | null;
  };

/** A message of a ticket. The first one has the id 0. */
export type TicketMessage = Written & {
  ticket_id: number;
  /** The person's; null in messages of administrators, which have an `email`. */
  name: string | null;
  /** Only administrators see a note. */
  author: 'person' | 'support' | 'note';
  text: string;
  /** That of the ticket, if known; null for a note. */
  language: string | null;
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

const letterParts = ['subject', 'body'] as const;

type LetterPart = (typeof letterParts)[number];

/** The names of a letter's texts: its subject and body in each language. */
export const letterTexts = languages.flatMap((language) => letterParts.map((part) => `${part}_${language}` as const));

type LetterText = (typeof letterTexts)[number];

/** A value for each text of a letter, by its name. */
export const mapLetterTexts = <Value>(make: (part: LetterPart, language: Language) => Value) =>
  Object.fromEntries(
    languages.flatMap((language) => letterParts.map((part) => [`${part}_${language}`, make(part, language)])),
  ) as Record<LetterText, Value>;

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
  /** The mails that were sent, also to subscribers who are deleted since. */
  sent: number;
  /** The mails that the server does not try again by itself. */
  failed: number;
  /** The path of its preview below the API's base. The parameter `lng` sets the language. */
  preview: string;
} & Record<LetterText, string>;

/** A URL in a letter or reply, up to its last letter, digit or slash. A Korean particle may follow it without a space. */
export const urlInText = /(https?:\/\/[!-~]*[\w/])/;

/** Marks the element of a mail that has its heading, or its own paragraphs. The dashboard's preview replaces their content. */
export const mailPart = 'data-mail-part';

export type MailPart = 'heading' | 'body';

/** A mail: a letter to one of its recipients, a confirmation, or a reply to a visitor. */
export type OutboxMail = {
  id: number;
  /** `test` is a letter to the administrator alone. Null in the list of one letter. */
  kind: 'confirmation' | 'letter' | 'test' | 'reply' | null;
  /** The resource of the letter or ticket that it is about, its id, and the English subject or the writer's name. */
  about: 'letters' | 'ticket' | null;
  about_id: number | null;
  about_title: string | null;
  email: string;
  language: Language | null;
  /** The server tries a `retrying` mail again by itself, a `failed` one only when asked to. While its letter is paused, a mail is `queued`. */
  state: 'queued' | 'retrying' | 'sending' | 'sent' | 'failed';
  attempts: number;
  attempted_at: string | null;
  /** The next attempt of a `retrying` mail. */
  due_at: string | null;
  /** The reason in two or three words, and in a sentence with the mail server's codes. Both are in the language of the request. */
  cause: string | null;
  failure: string | null;
};

/** A page of the outbox, and the number of all its mails. */
export type OutboxPage = KeysetPage<OutboxMail> & { total: number };

/** The case that a report was added to: all open reports about a person are one case. */
export type ReceivedReport = { case: number };

/** The ticket that a message was added to. */
export type ReceivedMessage = { ticket: number };

/** The appeal against a decision that the app shows to the user. */
export type ReceivedAppeal = { appeal: number };

/** A reply of support, for the app. */
export type SupportReply = {
  id: number;
  ticket: number;
  /** The user's uuid. */
  user: string;
  text: string;
  /** ISO 8601, UTC. */
  created_at: string;
};

/** Whether a user is suspended or removed, and the notice about the decision in force, also for a removed user. */
export type Standing = { suspended_until: string | null; removed_at: string | null; notice: string | null };

/** The row of each resource in the table of extensions. */
export type ExtensionRows = {
  users: Suspendable;
  audit: AuditEntry;
  administrators: AdministratorRow;
  account: Account;
  sessions: OwnSession;
  cases: ModerationCase;
  caseReports: CaseReport;
  caseEvidence: CaseEvidence;
  caseNotes: CaseNote;
  caseDecisions: CaseDecision;
  appeals: Appeal;
  sanctions: Sanction;
  growth: GrowthDay;
  ticket: TicketDetail;
  ticketMessages: TicketMessage;
  savedReplies: SavedReply;
  letters: Letter;
  outbox: OutboxMail;
};
