import type { Database } from '#server/db/Database.ts';
import { setWaiting } from '#server/db/migrations/035-waitingTickets.ts';
import { faqs } from './faqs.ts';
import { categoryRows, consentRows, messageRows, pictureFolder, preLaunchRows, ticketRows, userRows } from './rows.ts';
import { type SeedOptions, seedCases } from './seedCases.ts';

type From = SeedOptions & {
  /** The folder of the pictures in the repository. */
  pictures: string;
  /** Where pictures are served from. */
  media: { importFolder: (source: string, subfolder: string) => Promise<unknown> };
};

const filled = ['users', 'faq', 'category', 'ticket', 'pre_launch_user', 'moderation_case'] as const;

async function isEmpty(db: Database) {
  for (const table of filled) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
}

async function insertRows(transaction: Database, seeding: SeedOptions) {
  const { now } = seeding;
  await transaction.insertInto('users').values(userRows(now)).execute();
  await transaction.insertInto('faq').values(faqs).execute();
  await transaction.insertInto('category').values(categoryRows()).execute();
  const supporter = await transaction.selectFrom('administrator').select('id').orderBy('id').executeTakeFirst();
  const tickets = await transaction.insertInto('ticket').values(ticketRows(now)).returningAll().execute();
  await transaction.insertInto('ticket_message').values(messageRows(tickets, supporter?.id)).execute();
  await setWaiting(transaction);
  const subscribers = transaction.insertInto('pre_launch_user').values(preLaunchRows(now)).returningAll();
  await transaction
    .insertInto('consent')
    .values(consentRows(now, await subscribers.execute()))
    .execute();
  await seedCases(transaction, seeding);
}

/**
 * Fills an empty database with the demo, pictures first, then all rows in one transaction. Does nothing for a database with
 * rows. Returns whether it was empty.
 */
export async function seedDemo(db: Database, { pictures, media, ...seeding }: From) {
  if (!(await isEmpty(db))) return false;

  await media.importFolder(pictures, pictureFolder);
  const insert = (transaction: Database) => insertRows(transaction, seeding);
  await (db.isTransaction ? insert(db) : db.transaction().execute(insert));
  return true;
}
