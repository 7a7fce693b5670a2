import type { AnyResource } from '#admin/engine/define.ts';
import type { Addition } from '#admin/extensions/defineExtended.ts';
import type { ExtensionId } from '#api/extensions/endpoints.ts';
import { account, sessions } from './account.ts';
import { administrators } from './administrators.ts';
import { appeals } from './appeals.ts';
import { audit, usersHistory } from './audit.ts';
import { caseDecisions, caseEvidence, caseNotes, caseReports, usersCases } from './caseRows.ts';
import { cases } from './cases.ts';
import { growth } from './growth.ts';
import { letters } from './letters.ts';
import { outbox } from './outbox.ts';
import { preLaunchConsents } from './preLaunchConsents.ts';
import { sanctions } from './sanctions.ts';
import { savedReplies } from './savedReplies.ts';
import { ticket, ticketMessages, usersTickets } from './ticket.ts';
import { subscriberActions, userActions } from './userActions.ts';

/** The definitions of an extension. */
export type ProductExtension = {
  id: ExtensionId;
  /** Its own resources, at the end of the menu. One with the name of a fixed resource replaces it. */
  resources?: readonly AnyResource[];
  /** Parts that it adds to fixed resources. */
  additions?: readonly Addition[];
};

/** Every extension that the dashboard supports, in the order of the menu. */
export const productExtensions: readonly ProductExtension[] = [
  {
    id: 'moderation',
    resources: [cases, appeals, caseReports, caseEvidence, caseDecisions, caseNotes],
    additions: [usersCases],
  },
  { id: 'safeWrites' },
  { id: 'users', resources: [sanctions], additions: [userActions, subscriberActions] },
  { id: 'conversation', resources: [ticket, ticketMessages, savedReplies], additions: [usersTickets] },
  { id: 'statistics', resources: [growth] },
  { id: 'letter', resources: [letters, outbox], additions: [preLaunchConsents] },
  { id: 'administrators', resources: [administrators] },
  { id: 'account', resources: [account, sessions] },
  { id: 'audit', resources: [audit], additions: [usersHistory] },
];
