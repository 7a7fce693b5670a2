import type { AnyResource } from '#admin/engine/define.ts';
import type { Addition } from '#admin/extensions/defineExtended.ts';
import type { ExtensionId } from '#api/extensions/endpoints.ts';
import { administrators } from './administrators.ts';
import { appeals } from './appeals.ts';
import { audit, usersHistory } from './audit.ts';
import { caseEvidence } from './caseEvidence.ts';
import { caseDecisions, caseNotes, caseReports, usersCases } from './caseRows.ts';
import { cases } from './cases.ts';
import { growth } from './growth.ts';
import { letterMails } from './letterMails.ts';
import { letters } from './letters.ts';
import { preLaunchStates } from './preLaunchStates.ts';
import { sanctions, usersSanctions } from './sanctions.ts';
import { savedReplies } from './savedReplies.ts';
import { ticket } from './ticket.ts';
import { ticketMessages } from './ticketMessages.ts';
import { subscriberActions, userActions } from './userActions.ts';

/** What the dashboard shows of an extension. */
export type ProductExtension = {
  id: ExtensionId;
  /** Screens of its own, at the end of the menu. One named like a resource of the fixed API takes its place. */
  resources?: readonly AnyResource[];
  /** What it adds to those of the fixed API. */
  additions?: readonly Addition[];
};

/** Every extension that the dashboard knows, in the order of the menu. */
export const productExtensions: readonly ProductExtension[] = [
  {
    id: 'moderation',
    resources: [cases, appeals, caseReports, caseEvidence, caseDecisions, caseNotes],
    additions: [usersCases],
  },
  { id: 'users', resources: [sanctions], additions: [userActions, subscriberActions, usersSanctions] },
  { id: 'conversation', resources: [ticket, ticketMessages, savedReplies] },
  { id: 'metrics', resources: [growth] },
  { id: 'letter', resources: [letters, letterMails], additions: [preLaunchStates] },
  { id: 'administrators', resources: [administrators] },
  { id: 'audit', resources: [audit], additions: [usersHistory] },
];
