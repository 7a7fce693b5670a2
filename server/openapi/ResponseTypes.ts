import type * as extension from '#api/extensions/wire.ts';
import type * as fixed from '#api/wire.ts';

/**
 * The types of the data of responses, by the names of their schemas. `npm run openapi` makes the schemas from these types,
 * and the compiler compares each route's data with the type that it names.
 */
export type ResponseTypes = {
  Account: extension.Account;
  AdministratorRow: extension.AdministratorRow;
  Announcement: extension.Announcement;
  Appeal: extension.Appeal;
  AppealDetail: extension.AppealDetail;
  AuditEntry: extension.AuditEntry;
  CaseDecision: extension.CaseDecision;
  CaseEvidence: extension.CaseEvidence;
  CaseNote: extension.CaseNote;
  CaseReport: extension.CaseReport;
  Category: fixed.Category;
  ChangedRole: extension.ChangedRole;
  DecisionPreview: extension.DecisionPreview;
  Faq: fixed.Faq;
  FieldErrors: fixed.FieldErrors;
  Figures: extension.Figures;
  GrowthDay: extension.GrowthDay;
  Invitation: extension.Invitation;
  KeysetPage: extension.KeysetPage<unknown>;
  Letter: extension.Letter;
  ListedUser: extension.ListedUser;
  ModerationCase: extension.ModerationCase;
  ModerationCaseDetail: extension.ModerationCaseDetail;
  Notice: extension.Notice;
  OutboxMail: extension.OutboxMail;
  OutboxPage: extension.OutboxPage;
  OwnSession: extension.OwnSession;
  Page: fixed.Page<unknown>;
  Personal: extension.Personal;
  PreLaunchUser: fixed.PreLaunchUser;
  ReceivedAppeal: extension.ReceivedAppeal;
  ReceivedMessage: extension.ReceivedMessage;
  ReceivedReport: extension.ReceivedReport;
  RecoveryCodes: extension.RecoveryCodes;
  Sanction: extension.Sanction;
  SavedReply: extension.SavedReply;
  Session: fixed.Session;
  Standing: extension.Standing;
  Statistics: fixed.Statistics;
  SupportReply: extension.SupportReply;
  SuspendableUser: extension.SuspendableUser;
  Ticket: fixed.Ticket;
  TicketDetail: extension.TicketDetail;
  TicketMessage: extension.TicketMessage;
  User: fixed.User;
  UserDetail: fixed.UserDetail;
  VersionedCategory: extension.Versioned<fixed.Category>;
  VersionedFaq: extension.Versioned<fixed.Faq>;
  VersionedLetter: extension.Versioned<extension.Letter>;
  VersionedSavedReply: extension.Versioned<extension.SavedReply>;
  WaitingList: extension.WaitingList;
};

type Name = keyof ResponseTypes;

/** The data of a response: a named type, or a list or a page of it. */
export type DataType = 'null' | Name | `${Name}[]` | `Page<${Name}>` | `KeysetPage<${Name}>`;

/** The type behind a `DataType`. */
export type DataOf<Type extends DataType> = Type extends 'null'
  ? null | undefined
  : Type extends Name
    ? ResponseTypes[Type]
    : Type extends `${infer Row extends Name}[]`
      ? ResponseTypes[Row][]
      : Type extends `Page<${infer Row extends Name}>`
        ? fixed.Page<ResponseTypes[Row]>
        : Type extends `KeysetPage<${infer Row extends Name}>`
          ? extension.KeysetPage<ResponseTypes[Row]>
          : never;
