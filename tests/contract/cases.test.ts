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

const listOf = <Row extends { id: number }>(resource: string, filter = {}, page = 1) =>
  provider.getList<Row>(resource, { filter, pagination: { page, perPage: 25 } });

test('reports of one person are one case, the oldest case first, with its age against a day', async () => {
  await report(2, { created_at: start - 25 * hour, reason: 'harassment' });
  await report(1, { created_at: start - 23 * hour });
  await report(2, { created_at: start - 2 * hour, reason: 'spam', reporter_uuid: uuidOf(1) });
  const { data } = await listOf<ModerationCase>('cases');

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
  expect((await listOf<CaseReport>('caseReports', { cases: id })).data).toMatchObject([
    { reason: 'harassment', text, evidence: 'category/e.png', reporter: { name: 'Person 2' } },
  ]);
});

test('a case is claimed for ten minutes; a second moderator gets the name of the first, in the requested language', async () => {
  const id = await report(1);
  await provider.call('cases', 'claim', { id });
  await server.switchAdministrator();
  server.clock.now += 4.5 * 60_000;

  const refusal = {
    status: 409,
    message: expect.stringMatching(`^${administrator.email} is working on .* in 6 minutes`),
  };
  await expect(provider.call('cases', 'claim', { id })).rejects.toMatchObject(refusal);
  const { body } = await server.call('POST', `/admin/moderation/case/claim/${id}`, {
    headers: { 'Accept-Language': 'es' },
  });
  expect(body.message).toContain(`${administrator.email} está trabajando`);
  const claim = { claimed_by: administrator.email, claimed: 'other' };
  expect((await listOf<ModerationCase>('cases')).data[0]).toMatchObject(claim);
});

test('the claim of a case expires, and its moderator can renew it', async () => {
  const id = await report(1);
  await provider.call('cases', 'claim', { id });
  server.clock.now += 9 * 60_000;
  await provider.call('cases', 'claim', { id });
  await server.switchAdministrator();
  server.clock.now += 10 * 60_000;

  expect((await listOf<ModerationCase>('cases')).data[0]?.claimed_by).toBeNull();
  const { data } = await provider.call('cases', 'claim', { id });
  expect(data).toMatchObject({ claimed_by: 'bea@example.com', claimed: 'me' });
});

test('one of two simultaneous claims of a case succeeds', async () => {
  const id = await report(1);
  const mine = server.token();
  await server.switchAdministrator();
  const claimWith = (token: string | null) =>
    server.call('POST', `/admin/moderation/case/claim/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  const responses = await Promise.all([claimWith(mine), claimWith(server.token())]);

  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('notes are listed in order, with their authors', async () => {
  const id = await report(1);
  await provider.call('cases', 'note', { id, text: 'First' });
  await server.switchAdministrator();
  await provider.call('cases', 'note', { id, text: 'Second' });

  expect((await listOf('caseNotes', { cases: id })).data).toMatchObject([
    { text: 'First', email: administrator.email },
    { text: 'Second', email: 'bea@example.com' },
  ]);
});
