import { beforeEach, expect, test } from 'vitest';
import type { CaseReport, ModerationCase } from '#api/extensions/wire.ts';
import { addReport } from '#server/moderation/cases.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { rowsOf, userRow } from '#tests/support/rows.ts';
import { administrator } from '#tests/support/startApp.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 0, 2);
const server = appForEachTest({ at: start });
const { provider } = server;
const people = rowsOf(3, (n) => ({ ...userRow(n), bio: `Bio ${n}`, shot_1: `category/${n}.png` }));
beforeEach(() => server.insert('users', people));

const uuidOf = (n: number) => userRow(n).uuid;
const report = async (n: number, more: Partial<Parameters<typeof addReport>[1]> = {}) =>
  (await addReport(server.db, { user_uuid: uuidOf(n), reason: 'spam', created_at: start, ...more })).case_id;

test('reports of one person are one case, the oldest case first, and a case older than a day is late', async () => {
  await report(2, { created_at: start - 25 * hour, reason: 'harassment' });
  await report(1, { created_at: start - 23 * hour });
  await report(2, { created_at: start - 2 * hour, reason: 'spam', reporter_uuid: uuidOf(1) });
  const { data } = await server.list<ModerationCase>('cases');

  const shown = data.map(({ user, hours, due, reports, reasons }) => [user?.name, hours, due, reports, reasons]);
  expect(shown).toEqual([
    ['Person 2', 25, 'late', 2, ['harassment', 'spam']],
    ['Person 1', 23, 'inTime', 1, ['spam']],
  ]);
});

test('simultaneous reports of one person are one case', async () => {
  const ids = await Promise.all([report(1), report(1), report(1)]);

  expect(new Set(ids).size).toBe(1);
});

test('a case shows the profile, the photos, and each report with its reason, text and evidence', async () => {
  const text = 'Keeps writing after a no.';
  const id = await report(1, { reason: 'harassment', text, evidence: 'category/e.png', reporter_uuid: uuidOf(2) });
  await report(2);
  const { data } = await provider.getOne('cases', { id });

  expect(data).toMatchObject({ id, user_uuid: uuidOf(1), bio: 'Bio 1', shot_1: 'category/1.png', state: 'open' });
  expect((await server.list<CaseReport>('caseReports', { cases: id })).data).toMatchObject([
    { reason: 'harassment', text, evidence: 'category/e.png', reporter: { name: 'Person 2' } },
  ]);
});

test('a case is claimed for ten minutes; a second moderator gets the name of the first, in the requested language', async () => {
  const id = await report(1);
  await provider.call('cases', 'claim', { id });
  await server.switchAdministrator();
  server.clock.now += 4.5 * 60_000;

  const message = expect.stringMatching(`^${administrator.email} is working on .* in 6 minutes`);
  await expect(provider.call('cases', 'claim', { id })).rejects.toMatchObject({ status: 409, message });
  const headers = { 'Accept-Language': 'es' };
  const { body } = await server.call('POST', `/admin/moderation/case/claim/${id}`, { headers });
  expect(body.message).toContain(`${administrator.email} está trabajando`);
  const claim = { claimed_by: administrator.email, claimed: 'other' };
  expect((await server.list<ModerationCase>('cases')).data[0]).toMatchObject(claim);
});

test('the claim of a case expires, its moderator can renew it, and only new claims are recorded', async () => {
  const id = await report(1);
  await provider.call('cases', 'claim', { id });
  server.clock.now += 9 * 60_000;
  await provider.call('cases', 'claim', { id });
  await server.switchAdministrator();
  server.clock.now += 10 * 60_000;

  expect((await server.list<ModerationCase>('cases')).data[0]?.claimed_by).toBeNull();
  const { data } = await provider.call('cases', 'claim', { id });
  expect(data).toMatchObject({ claimed_by: 'bea@example.com', claimed: 'me' });
  expect((await server.list('audit', { operation: 'claim' })).data).toHaveLength(2);
});

test('one of two simultaneous claims of a case succeeds', async () => {
  const path = `/admin/moderation/case/claim/${await report(1)}`;
  const headers = { Authorization: `Bearer ${(await server.addAdministrator()).token}` };
  const responses = await Promise.all([server.call('POST', path), server.call('POST', path, { headers })]);

  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('notes are listed in order, with their authors', async () => {
  const id = await report(1);
  await provider.call('cases', 'note', { id, text: 'First' });
  await server.switchAdministrator();
  await provider.call('cases', 'note', { id, text: 'Second' });

  expect((await server.list('caseNotes', { cases: id })).data).toMatchObject([
    { text: 'First', email: administrator.email },
    { text: 'Second', email: 'bea@example.com' },
  ]);
});

test('lists of cases sorted by reason or waiting time have every case once, page after page', async () => {
  const reasons = ['spam', 'harassment', 'fakeProfile'] as const;
  const count = 60;
  const reported = rowsOf(count, (n) => userRow(n + 3));
  await server.insert('users', reported);
  for (let n = 0; n < count; n += 1) await report(n + 4, { created_at: start + n, reason: reasons[n % 3] });
  await report(4, { reason: 'harassment' }); // the graver of two reasons counts

  const idsBy = async (field: string, order: 'ASC' | 'DESC') => {
    const pages = [1, 2, 3].map((page) => server.list('cases', { state: 'open' }, page, { field, order }));
    return (await Promise.all(pages)).flatMap(({ data }) => data.map(({ id }) => id));
  };
  const inOrder = rowsOf(count, (n) => n);
  const rankOf = (id: number) => (id === 1 ? 1 : ([4, 1, 3][(id - 1) % 3] ?? 5));
  const byReason = inOrder.toSorted((a, b) => rankOf(a) - rankOf(b) || a - b);
  expect(await idsBy('reasons', 'ASC')).toEqual(byReason);
  expect(await idsBy('reasons', 'DESC')).toEqual(byReason.toReversed());
  expect(await idsBy('hours', 'DESC')).toEqual(inOrder);
  expect(await idsBy('hours', 'ASC')).toEqual(inOrder.toReversed());
});

test('a cursor whose reason no case has is accepted', async () => {
  const path = `/admin/moderation/case/list?sort=reasons&cursor=${'9'.repeat(15)}.1`;
  expect(await server.call('GET', path)).toMatchObject({ status: 200, body: { data: { data: [] } } });
});

test('decided cases are listed with measure and date, the last decision first', async () => {
  const ids = [await report(1), await report(2), await report(3)];
  for (const [index, id] of [ids[1], ids[2], ids[0]].entries()) {
    if (index < 2) server.clock.now += hour; // the last two decisions have the same time
    await provider.call('cases', 'decide', { id, measure: 'dismiss' });
  }
  await report(1);
  const { data } = await server.list<ModerationCase>('cases', { state: 'decided' });

  expect(data.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
  const decided_at = new Date(server.clock.now).toISOString();
  expect(data[0]).toMatchObject({ decision: 'dismiss', decided_at });
  expect((await server.call('GET', '/admin/moderation/case/list?state=decided&cursor=3')).status).toBe(422);
});

test('a case handed over leaves the queue of moderators, and an administrator decides it', async () => {
  const admin = server.token();
  await server.switchAdministrator('moderator');
  const id = await report(1);
  await provider.call('cases', 'claim', { id });
  await provider.call('cases', 'handOver', { id, text: 'He threatens her. Please remove him.' });

  expect((await server.list('cases', { state: 'open' })).data).toEqual([]);
  expect((await server.list<ModerationCase>('cases', { state: 'handedOver' })).data).toMatchObject([
    { id, handover_note: 'He threatens her. Please remove him.', handed_over_by: 'bea@example.com', claimed_by: null },
  ]);
  expect((await server.list('caseNotes', { cases: id })).data).toHaveLength(1);
  const refusal = { status: 403, message: expect.stringContaining('handed to the administrators') };
  await expect(provider.call('cases', 'claim', { id })).rejects.toMatchObject(refusal);
  await expect(provider.call('cases', 'decide', { id, measure: 'dismiss' })).rejects.toMatchObject(refusal);
  await expect(provider.call('cases', 'handOver', { id, text: 'Again' })).rejects.toMatchObject(refusal);
  const suspension = { id: uuidOf(1), measure: 'suspend1', section: 'consent' };
  await expect(provider.call('users', 'suspend', suspension)).rejects.toMatchObject(refusal);

  server.setToken(admin);
  await provider.call('cases', 'decide', { id, measure: 'remove', section: 'consent' });
  expect((await server.list('cases', { state: 'handedOver' })).data).toEqual([]);
  expect((await provider.getOne('cases', { id })).data).toMatchObject({ state: 'decided', handover_note: null });
});

test('a case that another moderator has claimed can be neither decided nor handed over, and keeps no note', async () => {
  const id = await report(1);
  await provider.call('cases', 'claim', { id });
  await server.switchAdministrator('moderator');

  const decided = provider.call('cases', 'decide', { id, measure: 'dismiss' });
  for (const call of [decided, provider.call('cases', 'handOver', { id, text: 'Mine' })])
    await expect(call).rejects.toMatchObject({ status: 409 });
  expect((await server.list('caseNotes', { cases: id })).data).toEqual([]);
});
