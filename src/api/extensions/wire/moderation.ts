import type { UserDetail } from '#api/wire.ts';

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
