import type { WaitingList } from '#api/extensions/wire.ts';
import type { SubscriberState } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { countRows } from '#server/db/sqlite/createPageReader.ts';
import { languages } from '#server/language/translate.ts';
import { rangeOf, readWaitingListDays } from './days.ts';

const states: readonly SubscriberState[] = ['confirmed', 'unconfirmed', 'unsubscribed'];

type Groups = WaitingList['groups'];

/** The subscribers by language and state, from the stored counts. Without consents, they are one group. */
async function readGroups(db: Database, hasConsents: boolean): Promise<Groups> {
  const all = await countRows(db, 'preLaunch');
  if (!hasConsents) return [{ language: null, state: null, count: all }];
  const groups: Groups = [];
  for (const language of languages)
    for (const state of states)
      groups.push({ language, state, count: await countRows(db, `consent:${language}:${state}`) });
  const unasked = all - groups.reduce((sum, { count }) => sum + count, 0);
  groups.push({ language: null, state: 'unconfirmed', count: unasked });
  return groups.filter(({ count }) => count > 0);
}

/** The waiting list in numbers, and its last 30 days. */
export async function readWaitingList(db: Database, hasConsents: boolean, now: number): Promise<WaitingList> {
  return { groups: await readGroups(db, hasConsents), days: await readWaitingListDays(db, rangeOf({}, now)) };
}
