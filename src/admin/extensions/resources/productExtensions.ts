import type { AnyResource } from '#admin/engine/define.ts';
import type { Addition } from '#admin/extensions/defineExtended.ts';
import type { ExtensionId } from '#api/extensions/endpoints.ts';
import { administrators } from './administrators.ts';
import { appeals } from './appeals.ts';
import { audit, usersHistory } from './audit.ts';
import { caseDecisions, caseEvidence, caseNotes, caseReports, usersCases } from './caseRows.ts';
import { cases } from './cases.ts';
import { growth } from './growth.ts';
import { letterMails, letters, preLaunchStates } from './letters.ts';
import { sanctions, subscriberActions, userActions } from './sanctions.ts';
import { savedReplies, ticket, ticketMessages } from './ticket.ts';

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
  { id: 'conversation', resources: [ticket, ticketMessages, savedReplies] },
  { id: 'metrics', resources: [growth] },
  { id: 'letter', resources: [letters, letterMails], additions: [preLaunchStates] },
  { id: 'administrators', resources: [administrators] },
  { id: 'audit', resources: [audit], additions: [usersHistory] },
];
