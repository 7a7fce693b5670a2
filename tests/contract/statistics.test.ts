import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Figures, GrowthDay, WaitingList } from '#api/extensions/wire.ts';
import { confirm, unsubscribe } from '#server/mail/consent.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { consentRow, mailRow, rowsOf, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { idleMail } from '#tests/support/startMail.ts';

const hour = 3_600_000;
const now = Date.parse('2026-03-31T12:00:00Z');
const server = appForEachTest({ now: () => now });
const { provider } = server;

/** Adds users with these times of creation. */
async function addUsers(platform: 'ios' | 'android', moments: readonly string[]) {
  for (const moment of moments)
    await server.insert('users', { ...userRow(1), uuid: randomUUID(), platform, created_at: Date.parse(moment) });
}

const days = async (filter = {}) => (await server.list<GrowthDay>('growth', filter)).data;

const figures = async () => (await provider.getOne('figures', { id: 'main' })).data as Figures;

test('users are counted by platform', async () => {
  const statistics = async () => (await provider.getOne('statistics', { id: 'main' })).data;
  expect(await statistics()).toEqual({ id: 'main', iosTraffic: 0, androidTraffic: 0 });
  await server.insert('users', rowsOf(7, userRow));

  expect(await statistics()).toEqual({ id: 'main', iosTraffic: 5, androidTraffic: 2 });
  await server.db.deleteFrom('users').where('platform', '=', 'android').execute();
  expect(await statistics()).toMatchObject({ androidTraffic: 0 });
});

test('additions are counted by day in UTC and by platform, with empty days, the last day first', async () => {
  await addUsers('ios', ['2026-03-29T00:00:00Z', '2026-03-29T23:59:59.999Z', '2026-03-31T00:00:00Z']);
  await addUsers('android', ['2026-03-28T23:59:59.999Z', '2026-03-29T12:00:00Z']);
  await server.insert('pre_launch_user', subscriberRow('ada@example.com', Date.parse('2026-03-30T08:00:00Z')));

  expect(await days({ day_gte: '2026-03-29', day_lte: '2026-03-31' })).toEqual([
    { id: 20_543, day: '2026-03-31', ios: 1, android: 0, subscriptions: 0 },
    { id: 20_542, day: '2026-03-30', ios: 0, android: 0, subscriptions: 1 },
    { id: 20_541, day: '2026-03-29', ios: 2, android: 1, subscriptions: 0 },
  ]);
  expect((await days()).map(({ day }) => day).toSpliced(1, 28)).toEqual(['2026-03-31', '2026-03-02']);
  expect(await days({ day_gte: '2026-03-31', day_lte: '2026-03-30' })).toEqual([]);
  expect(await days({ day_lte: '0000-01-01' })).toEqual([]);
});

test('growth is since the same day of last month, by platform', async () => {
  await addUsers('ios', ['2025-01-01T00:00:00Z', '2026-02-27T23:59:59Z', '2026-02-28T00:00:00Z']);
  await addUsers('android', ['2026-03-31T00:00:00Z']);

  expect((await figures()).month_ago).toEqual({ iosTraffic: 2, androidTraffic: 0 });
});

test('open cases and tickets are counted with the age of the oldest, if there is one, and the number of late ones', async () => {
  const none = { open_cases: 0, oldest_case: null, late_cases: 0, oldest_ticket: null, median_decision: null };
  expect(await figures()).toMatchObject(none);
  const opened = (user_uuid: string, hours: number) => ({ user_uuid, opened_at: now - hours * hour });
  await server.insert('moderation_case', [
    opened('a', 31),
    opened('b', 24),
    opened('c', 1),
    { ...opened('d', 90), decided_at: now },
  ]);
  await server.insert('ticket', [
    { ...ticketRow(1), waits_since: now - 5.5 * hour },
    { ...ticketRow(2), waits_for: 'them' },
    { ...ticketRow(3, 1) },
  ]);

  const cases = { open_cases: 3, oldest_case: 31, late_cases: 2 };
  expect(await figures()).toMatchObject({ ...cases, open_tickets: 1, oldest_ticket: 5 });
});

test('a moderator counts no case that was handed over to an administrator', async () => {
  await server.insert('moderation_case', { user_uuid: 'a', opened_at: now });
  await server.insert('case_note', { case_id: 1, administrator_id: 1, text: 'Please decide.', created_at: now });
  await server.db.updateTable('moderation_case').set({ handover_note_id: 1 }).execute();
  expect(await figures()).toMatchObject({ open_cases: 1, moderators_cases: 0 });
  await server.switchAdministrator('moderator');

  expect(await figures()).toMatchObject({ open_cases: 0, oldest_case: null });
});

test('undecided appeals are counted with the age of the oldest', async () => {
  const addAppeal = async (id: number, hours: number, decided_at: number | null = null) => {
    await server.insert('moderation_case', { id, user_uuid: String(id), opened_at: 0, decided_at: 1 });
    await server.insert('decision', { id, case_id: id, measure: 'warn', language: 'en', created_at: 1 });
    await server.insert('appeal', { decision_id: id, created_at: now - hours * hour, decided_at });
  };
  await addAppeal(1, 3);
  await addAppeal(2, 49);
  await addAppeal(3, 90, now);

  expect(await figures()).toMatchObject({ open_appeals: 2, oldest_appeal: 49 });
});

test('mails whose last attempt failed are counted for administrators alone, if the server sends mail', async () => {
  await server.restartWith({ mail: idleMail });
  await server.insert('outbox', [
    mailRow({ state: 'sent' }),
    mailRow({ created_at: now - 30 * hour, failure: 'ECONNREFUSED' }),
    mailRow({ state: 'failed', created_at: now - 2 * hour, failure: 'EENVELOPE' }),
  ]);
  expect(await figures()).toMatchObject({ failed_mails: 2, oldest_mail: 30 });

  await server.switchAdministrator('moderator');
  expect(await figures()).not.toHaveProperty('failed_mails');
  expect(await figures()).toMatchObject({ open_appeals: 0 });
});

/** Adds a subscriber for each consent, on the last day. */
async function addSubscribers(
  ...consents: readonly (null | { language: string; confirmed?: string; left?: string })[]
) {
  const at = (day?: string) => (day ? Date.parse(`${day}T08:00:00Z`) : null);
  for (const [index, consent] of consents.entries()) {
    const id = index + 1;
    await server.insert('pre_launch_user', { id, ...subscriberRow(`${id}@example.com`, now - id * hour) });
    if (!consent) continue;
    const { language, confirmed, left } = consent;
    const times = { confirmed_at: at(confirmed), unsubscribed_at: at(left) };
    await server.insert('consent', consentRow(id, { language, ...times }));
  }
}

const waitingList = async () => (await provider.getOne('waitingList', { id: 'main' })).data as unknown as WaitingList;

test('the waiting list is counted by language, state and day', async () => {
  await server.restartWith({ mail: idleMail });
  await addSubscribers(
    null,
    { language: 'en' },
    { language: 'en', confirmed: '2026-03-30' },
    { language: 'ko', confirmed: '2026-03-30' },
    { language: 'ko', confirmed: '2026-03-29', left: '2026-03-30' },
  );

  const { groups, days } = await waitingList();
  expect(groups).toEqual([
    { language: 'en', state: 'confirmed', count: 1 },
    { language: 'en', state: 'unconfirmed', count: 1 },
    { language: 'ko', state: 'confirmed', count: 1 },
    { language: 'ko', state: 'unsubscribed', count: 1 },
    { language: null, state: 'unconfirmed', count: 1 },
  ]);
  expect(days).toHaveLength(30);
  expect(days.slice(0, 3)).toEqual([
    { id: 20_543, day: '2026-03-31', joined: 5, confirmed: 0, unsubscribed: 0 },
    { id: 20_542, day: '2026-03-30', joined: 0, confirmed: 2, unsubscribed: 1 },
    { id: 20_541, day: '2026-03-29', joined: 0, confirmed: 1, unsubscribed: 0 },
  ]);
});

test('past days of the waiting list stay as they are when a person who unsubscribed comes back', async () => {
  await server.restartWith({ mail: idleMail });
  await addSubscribers({ language: 'ko', confirmed: '2026-03-28', left: '2026-03-29' });
  const [, ...past] = (await waitingList()).days;
  await confirm(server.db, 1, now);

  expect((await waitingList()).days).toEqual([expect.objectContaining({ confirmed: 1, unsubscribed: 0 }), ...past]);
  await unsubscribe(server.db, 1, now);
  await confirm(server.db, 1, now);
  expect((await waitingList()).days).toEqual([expect.objectContaining({ confirmed: 2, unsubscribed: 1 }), ...past]);
});

test('the counts of the waiting list follow confirmations and deletions', async () => {
  await server.restartWith({ mail: idleMail });
  await addSubscribers({ language: 'es' }, { language: 'es' });

  await server.db.updateTable('consent').set({ confirmed_at: now }).where('subscriber_id', '=', 1).execute();
  await server.db.deleteFrom('pre_launch_user').where('id', '=', 2).execute();

  expect((await waitingList()).groups).toEqual([{ language: 'es', state: 'confirmed', count: 1 }]);
});

test('without mail the waiting list is one group', async () => {
  await addSubscribers(null, null);

  expect((await waitingList()).groups).toEqual([{ language: null, state: null, count: 2 }]);
});

test.each([
  [[2], 2],
  [[1, 30], 15.5],
  [[1, 2, 60], 2],
])('the median of cases that took %j hours is %d', async (hours, median) => {
  const decided = hours.map((took) => ({ user_uuid: String(took), opened_at: now - took * hour, decided_at: now }));
  const atOnce = { user_uuid: 'suspended without a report', opened_at: now, decided_at: now };
  const long = { user_uuid: 'before', opened_at: now - 900 * hour, decided_at: now - 31 * 24 * hour };
  await server.insert('moderation_case', [...decided, atOnce, long]);

  expect((await figures()).median_decision).toBe(median);
});
