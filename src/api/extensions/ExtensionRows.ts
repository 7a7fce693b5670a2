import type { AdministratorRow } from '#api/extensions/wire/administrators.ts';
import type { AuditEntry } from '#api/extensions/wire/audit.ts';
import type { SavedReply, TicketDetail, TicketMessage } from '#api/extensions/wire/conversation.ts';
import type { Letter, LetterMail } from '#api/extensions/wire/letter.ts';
import type { MetricsDay } from '#api/extensions/wire/metrics.ts';
import type {
  Appeal,
  CaseDecision,
  CaseEvidence,
  CaseNote,
  CaseReport,
  ModerationCase,
} from '#api/extensions/wire/moderation.ts';
import type { Sanction } from '#api/extensions/wire/users.ts';

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
