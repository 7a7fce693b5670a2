import type { Migration } from 'kysely/migration';
import { tables } from './001-tables.ts';
import { countedLists } from './002-countedLists.ts';
import { writeProbe } from './003-writeProbe.ts';
import { knownAddresses } from './004-knownAddresses.ts';
import { truncatedLists } from './005-truncatedLists.ts';
import { secondFactor } from './006-secondFactor.ts';
import { audit } from './007-audit.ts';
import { roles } from './008-roles.ts';
import { mail } from './009-mail.ts';
import { moderation } from './010-moderation.ts';
import { conversation } from './013-conversation.ts';
import { letter } from './014-letter.ts';
import { statistics } from './015-statistics.ts';
import { intake } from './016-intake.ts';
import { answerMail } from './017-answerMail.ts';
import { sanctions } from './019-sanctions.ts';
import { cannedAnswers } from './020-cannedAnswers.ts';
import { evidence } from './021-evidence.ts';
import { pendingRemovals } from './022-pendingRemovals.ts';
import { identityAnswer } from './023-identityAnswer.ts';
import { wrongCodes } from './024-wrongCodes.ts';
import { auditInserts } from './025-auditInserts.ts';
import { mailboxes } from './026-mailboxes.ts';
import { keyedHashes } from './027-keyedHashes.ts';
import { savedReplies } from './028-savedReplies.ts';
import { plainNames } from './029-plainNames.ts';
import { replyAudit } from './030-replyAudit.ts';
import { rewordReplies } from './031-rewordReplies.ts';
import { waitingWork } from './032-waitingWork.ts';
import { consentCounts } from './033-consentCounts.ts';
import { sessionIds } from './034-sessionIds.ts';
import { waitingTickets } from './035-waitingTickets.ts';
import { handOver } from './036-handOver.ts';
import { devicesAndDays } from './037-devicesAndDays.ts';
import { foldedTexts } from './038-foldedTexts.ts';
import { searchTables } from './039-searchTables.ts';
import { turnsAndMarks } from './040-turnsAndMarks.ts';
import { signatures } from './041-signatures.ts';
import { mailboxDomains } from './042-mailboxDomains.ts';
import { outboxAudit } from './043-outboxAudit.ts';
import { askedConsents } from './044-askedConsents.ts';
import { spreadCounts } from './045-spreadCounts.ts';
import { sentLetters } from './046-sentLetters.ts';
import { formerConsents } from './047-formerConsents.ts';

export type DialectName = 'sqlite' | 'postgres';

/** All migrations, by name and in order. Never edit the statements of a published migration. */
export const migrationsFor = (dialect: DialectName): Record<string, Migration> => ({
  '001-tables': { up: (db) => tables(db, dialect) },
  '002-countedLists': { up: (db) => countedLists(db, dialect) },
  '003-writeProbe': { up: writeProbe },
  '004-knownAddresses': { up: knownAddresses },
  '005-truncatedLists': { up: (db) => truncatedLists(db, dialect) },
  '006-secondFactor': { up: secondFactor },
  '007-audit': { up: (db) => audit(db, dialect) },
  '008-roles': { up: roles },
  '009-mail': { up: (db) => mail(db, dialect) },
  '010-moderation': { up: (db) => moderation(db, dialect) },
  '013-conversation': { up: (db) => conversation(db, dialect) },
  '014-letter': { up: (db) => letter(db, dialect) },
  '015-statistics': { up: statistics },
  '016-intake': { up: intake },
  '017-answerMail': { up: answerMail },
  '019-sanctions': { up: sanctions },
  '020-cannedAnswers': { up: (db) => cannedAnswers(db, dialect) },
  '021-evidence': { up: (db) => evidence(db, dialect) },
  '022-pendingRemovals': { up: (db) => pendingRemovals(db, dialect) },
  '023-identityAnswer': { up: identityAnswer },
  '024-wrongCodes': { up: wrongCodes },
  '025-auditInserts': { up: (db) => auditInserts(db, dialect) },
  '026-mailboxes': { up: mailboxes },
  '027-keyedHashes': { up: keyedHashes },
  '028-savedReplies': { up: (db) => savedReplies(db, dialect) },
  '029-plainNames': { up: plainNames },
  '030-replyAudit': { up: (db) => replyAudit(db, dialect) },
  '031-rewordReplies': { up: rewordReplies },
  '032-waitingWork': { up: waitingWork },
  '033-consentCounts': { up: (db) => consentCounts(db, dialect) },
  '034-sessionIds': { up: (db) => sessionIds(db, dialect) },
  '035-waitingTickets': { up: waitingTickets },
  '036-handOver': { up: handOver },
  '037-devicesAndDays': { up: devicesAndDays },
  '038-foldedTexts': { up: (db) => foldedTexts(db, dialect) },
  '039-searchTables': { up: (db) => searchTables(db, dialect) },
  '040-turnsAndMarks': { up: turnsAndMarks },
  '041-signatures': { up: signatures },
  '042-mailboxDomains': { up: mailboxDomains },
  '043-outboxAudit': { up: (db) => outboxAudit(db, dialect) },
  '044-askedConsents': { up: askedConsents },
  '045-spreadCounts': { up: (db) => spreadCounts(db, dialect) },
  '046-sentLetters': { up: sentLetters },
  '047-formerConsents': { up: formerConsents },
});
