import { expect, test } from 'vitest';
import { withheld } from '#api/extensions/roles.ts';
import type { CaseDecision, CaseReport, ModerationCase, Sanction } from '#api/extensions/wire.ts';
import { hour, minute } from '#server/time/time.ts';
import { rowsOf, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { administrator } from '#tests/support/startApp.ts';
import { person, reportedPeopleForEachTest, start } from './reportedPeople.ts';

const server = reportedPeopleForEachTest();
const { provider, report } = server;

const suspension = { id: person.uuid, measure: 'suspend7', section: 'consent' };

test('reports of one person are one case, the oldest case first, and a case older than a day is late', async () => {
  await report(2, { created_at: start - 25 * hour, reason: 'harassment' });
  await report(1, { created_at: start - 23 * hour, reason: 'spam' });
  await report(2, { created_at: start - 2 * hour, reason: 'spam', reporter_uuid: person.uuid });
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
  const id = await report(1, {
    reason: 'harassment',
    text,
    evidence: 'category/e.png',
    reporter_uuid: userRow(2).uuid,
  });
  await report(2);
  const { data } = await provider.getOne('cases', { id });

  expect(data).toMatchObject({ id, user_uuid: person.uuid, bio: person.bio, shot_1: person.shot_1, state: 'open' });
  expect((await server.list<CaseReport>('caseReports', { cases: id })).data).toMatchObject([
    { reason: 'harassment', text, evidence: 'category/e.png', reporter: { name: 'Person 2' } },
  ]);
});

test('a case is claimed for ten minutes; a second moderator gets the name of the first, in the requested language', async () => {
  const id = await report(1);
  await provider.call('cases', 'claim', { id });
  await server.switchAdministrator();
  server.clock.now += 4.5 * minute;

  const message = expect.stringMatching(`^${administrator.email} is working on .* in 6 minutes`);
  await expect(provider.call('cases', 'claim', { id })).rejects.toMatchObject({ status: 409, message });
  await expect(provider.call('users', 'delete', { id: person.uuid })).rejects.toMatchObject({ status: 409, message });
  const headers = { 'Accept-Language': 'es' };
  const { body } = await server.call('POST', `/admin/moderation/case/claim/${id}`, { headers });
  expect(body.message).toContain(`${administrator.email} está trabajando`);
  const claim = { claimed_by: administrator.email, claimed: 'other' };
  expect((await server.list<ModerationCase>('cases')).data[0]).toMatchObject(claim);
});

test('the claim of a case expires, its moderator can renew it, and only new claims are recorded', async () => {
  const id = await report(1);
  await provider.call('cases', 'claim', { id });
  server.clock.now += 9 * minute;
  await provider.call('cases', 'claim', { id });
  await server.switchAdministrator();
  server.clock.now += 10 * minute;

  expect((await server.list<ModerationCase>('cases')).data[0]?.claimed_by).toBeNull();
  const { data } = await provider.call('cases', 'claim', { id });
  expect(data).toMatchObject({ claimed_by: 'bea@example.com', claimed: 'me' });
  expect((await server.list('audit', { operation: 'claim' })).data).toHaveLength(2);
});

test('the claim of a case ends when its holder’s account is deactivated', async () => {
  const id = await report();
  const mine = server.token();
  const moderator = await server.switchAdministrator('moderator');
  await provider.call('cases', 'claim', { id });
  server.setToken(mine);
  await provider.call('administrators', 'deactivate', { id: moderator.id });

  expect((await server.list<ModerationCase>('cases')).data[0]).toMatchObject({ claimed_by: null, claimed: null });
  await provider.call('cases', 'decide', { id, measure: 'dismiss' });
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
  const firstBy = async (query: string) => {
    const { body } = await server.call('GET', `/admin/moderation/case/list?${query}`);
    return (body.data as { data: ModerationCase[] }).data[0]?.id;
  };
  // The default is the most urgent case first. Without `sort`, `order` has no effect.
  expect(await firstBy('sort=reasons')).toBe(byReason[0]);
  for (const query of ['sort=hours', 'order=ASC', 'order=DESC'])
    expect([query, await firstBy(query)]).toEqual([query, 1]);
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

  const decide = () => provider.call('cases', 'decide', { id, measure: 'dismiss' });
  for (const call of [decide, () => provider.call('cases', 'handOver', { id, text: 'Mine' })])
    await expect(call()).rejects.toMatchObject({ status: 409 });
  expect((await server.list('caseNotes', { cases: id })).data).toEqual([]);
});

test('a decision closes all reports of a user, and a later report opens another case', async () => {
  const id = await report();
  await report();
  await provider.call('cases', 'decide', { id, measure: 'warn', section: 'consent', note: 'Third time.' });

  expect((await server.list('cases')).data).toEqual([]);
  const next = await report();
  expect(next).not.toBe(id);
  expect((await provider.getOne('cases', { id })).data).toMatchObject({ decision: 'warn', earlier: [] });
  expect((await provider.getOne('cases', { id: next })).data).toMatchObject({
    earlier: [{ id: 1, case_id: id, measure: 'warn', created_at: '2026-01-02T00:00:00.000Z' }],
  });
  expect((await server.list<CaseDecision>('caseDecisions', { cases: next })).data).toMatchObject([
    {
      case_id: id,
      measure: 'warn',
      section: 'consent',
      note: 'Third time.',
      email: administrator.email,
      notice_language: 'es',
    },
  ]);
});

test.each([
  ['suspension', 'suspend7', 'consent', () => provider.call('users', 'suspend', suspension)],
  ['removal', 'remove', null, () => provider.delete('users', { id: person.uuid })],
])('the history of a case has its decision by a %s of the user, and so has that of the user', async (...row) => {
  const [, measure, section, act] = row;
  const id = await report();
  await act();

  const after = { measure, section };
  expect((await server.list('audit', { cases: id })).data).toMatchObject([{ operation: 'decide', after }]);
  expect((await server.list('audit', { users: person.uuid })).data).toMatchObject([{ resource: 'users', after }]);
});

test.each([
  ['cases', 'suspend7', 9],
  ['users', 'suspend3', 5],
])('a preview in %s of %s has its effect in the moderator’s language, its notice in the person’s', async (...row) => {
  const [resource, measure, day] = row;
  const id = await report();
  const preview = { id: resource === 'cases' ? id : person.uuid, measure, section: 'consent' };

  expect((await provider.call(resource, 'preview', preview)).data).toEqual({
    effect: `The person can’t use their account until January ${day}, 2026 and gets this message.`,
    notice: expect.stringContaining(`hasta el ${day} de enero de 2026`),
    notice_language: 'es',
  });
  expect((await server.list('cases')).data).toMatchObject([{ suggested_section: 'be-kind', decision: null }]);
});

test('a suspension cannot remove a user, a decision against one needs a reason, and a case is decided once', async () => {
  const id = await report();
  const removal = { id: person.uuid, measure: 'remove', section: 'money' };

  await expect(provider.call('users', 'preview', removal)).rejects.toMatchObject({ status: 422 });
  await expect(provider.call('cases', 'decide', { id, measure: 'warn' })).rejects.toMatchObject({ status: 422 });
  await provider.call('cases', 'decide', { id, measure: 'dismiss' });
  await expect(provider.call('cases', 'decide', { id, measure: 'dismiss' })).rejects.toMatchObject({ status: 409 });
});

test('a moderator can suspend users but not remove them', async () => {
  await server.switchAdministrator('moderator');
  const remove = { id: await report(), measure: 'remove', section: 'consent' };

  await expect(provider.call('cases', 'decide', remove)).rejects.toMatchObject({ status: 403 });
  await expect(provider.call('cases', 'preview', remove)).rejects.toMatchObject({ status: 403 });
  expect(withheld.moderator?.values.cases).toMatchObject({ measure: ['remove'] });
  await expect(provider.delete('users', { id: person.uuid })).rejects.toMatchObject({ status: 403 });
  await provider.call('users', 'suspend', { id: person.uuid, measure: 'suspend1', section: 'consent' });
  expect(await server.column('suspension', 'until')).toEqual([start + 24 * hour]);
});

test('a preview changes nothing, so that neither a claim nor a hand-over of the case refuses it', async () => {
  const id = await report();
  await provider.call('cases', 'claim', { id });
  const previews = async () => {
    const draft = { measure: 'suspend7', section: 'consent' };
    await provider.call('cases', 'preview', { ...draft, id });
    await provider.call('users', 'preview', { ...draft, id: person.uuid });
  };
  const admin = server.token();
  await server.switchAdministrator('moderator');
  const moderator = server.token();
  await previews();
  server.setToken(admin);
  await provider.call('cases', 'handOver', { id, text: 'Please remove him.' });
  server.setToken(moderator);
  await previews();
  expect((await server.list<ModerationCase>('cases', { state: 'handedOver' })).data[0]?.claimed_by).toBeNull();
});

test('the preview of a decided case is refused as the decision is', async () => {
  const id = await report();
  await provider.call('cases', 'decide', { id, measure: 'dismiss' });
  const decided = { status: 409, message: 'This case has already been decided' };

  for (const operation of ['preview', 'decide'])
    await expect(provider.call('cases', operation, { id, measure: 'warn', section: 'consent' })).rejects.toMatchObject(
      decided,
    );
});

test('a case cannot shorten a suspension: the preview says so, and the decision is refused', async () => {
  await provider.call('users', 'suspend', { id: person.uuid, measure: 'suspend30', section: 'be-kind' });
  server.clock.now += hour;
  const id = await report();
  const refusal = 'The new suspension must end at least a day after the current one';
  const preview = async (measure: string) =>
    (await provider.call('cases', 'preview', { id, measure, section: 'consent' })).data;

  expect(await preview('suspend7')).toEqual({ effect: refusal, notice: null, notice_language: 'es' });
  expect(await preview('warn')).toMatchObject({
    effect: 'The person stays suspended until February 1, 2026 and gets this message.',
    notice: expect.stringContaining('advertencia'),
  });
  const shorter = { id, measure: 'suspend7', section: 'consent' };
  await expect(provider.call('cases', 'decide', shorter)).rejects.toMatchObject({ status: 409, message: refusal });
  await provider.call('cases', 'decide', { ...shorter, measure: 'suspend90' });
  expect((await provider.getOne('cases', { id })).data).toMatchObject({
    status: 'Suspended',
    suspended_until: '2026-04-02T01:00:00.000Z',
  });
});

test('suspended, formerly suspended and removed users are listed with reason and end, and removed ones without personal data', async () => {
  await provider.call('users', 'suspend', { id: person.uuid, measure: 'suspend1', section: 'money' });
  await provider.call('users', 'restore', { id: person.uuid });
  await provider.call('users', 'suspend', { id: userRow(2).uuid, measure: 'suspend7', section: 'be-kind' });
  await provider.delete('users', { id: person.uuid });
  await provider.call('cases', 'decide', { id: await report(2), measure: 'warn', section: 'money' });
  const { data } = await server.list<Sanction>('sanctions');

  expect(data).toMatchObject([
    { user_uuid: person.uuid, user: null, state: 'removed', measure: 'remove', until: null },
    { user: { name: userRow(2).name }, state: 'suspended', section: 'be-kind', until: '2026-01-09T00:00:00.000Z' },
    { user_uuid: person.uuid, state: 'ended', measure: 'suspend1', email: administrator.email },
  ]);
  const idsOf = async (filter: object) => (await server.list('sanctions', filter)).data.map(({ id }) => id);
  expect(await idsOf({ users: person.uuid })).toEqual([3, 1]);
  expect(await idsOf({ q: userRow(2).name })).toEqual([2]);
  expect(await idsOf({ q: administrator.email })).toEqual([3, 2, 1]);
  for (const [at, { state, id }] of data.entries()) expect([at, await idsOf({ state })]).toEqual([at, [id]]);

  await provider.call('sanctions', 'restore', data[1]);
  expect(await idsOf({ state: 'suspended' })).toEqual([]);
  await expect(provider.call('sanctions', 'restore', data[1])).rejects.toMatchObject({ status: 409 });
});

test('a user is suspended, also in lists, with the end of the suspension, until it ends', async () => {
  const { uuid } = person;
  const read = async () => (await provider.getOne('users', { id: uuid })).data;
  const listed = async () => (await server.list('users')).data.map((user) => [user.id, user.suspended_until]);
  const before = await read();
  const active = await listed();
  await provider.call('users', 'suspend', { id: uuid, measure: 'suspend1', section: 'money' });

  expect(await read()).toEqual({ ...before, status: 'Suspended', suspended_until: '2026-01-03T00:00:00.000Z' });
  expect(await listed()).toEqual(active.map(([id]) => [id, id === uuid ? '2026-01-03T00:00:00.000Z' : undefined]));
  await provider.call('users', 'restore', { id: uuid });
  expect(await read()).toEqual(before);
  expect(await listed()).toEqual(active);
});

test('erasing a user keeps the data of another user with the same address, and unverified data', async () => {
  const [one, other] = [person, userRow(2)];
  await server.db.updateTable('users').set({ email: one.email }).where('uuid', '=', other.uuid).execute();
  const writers = [one.uuid, other.uuid, null, userRow(3).uuid];
  const tickets = writers.map((user_uuid, index) => ({ ...ticketRow(index + 1), user_email: one.email, user_uuid }));
  await server.insert('ticket', tickets);
  await server.insert('pre_launch_user', subscriberRow(one.email));
  const left = async () => [await server.column('ticket', 'id'), await server.column('pre_launch_user', 'id')];

  await provider.delete('users', { id: one.uuid });
  expect(await left()).toEqual([[2, 3, 4], [1]]);
  await provider.delete('users', { id: other.uuid });
  expect(await left()).toEqual([[4], []]);
});

test('a place on the waiting list belongs to neither of two accounts whose addresses differ in spelling alone', async () => {
  const account = { name: 'Ada', platform: 'ios' };
  const spellings = ['Ada@Example.com', 'ＡＤＡ@example.com '];
  const uuids = [userRow(8).uuid, userRow(9).uuid];
  for (const [index, email] of spellings.entries())
    expect((await server.asApp('user', { ...account, uuid: uuids[index], email })).status).toBe(200);
  await server.insert('pre_launch_user', subscriberRow('ada@example.com'));

  for (const uuid of uuids) expect((await server.post(`users/export/${uuid}`)).status).toBe(200);
  await provider.delete('users', { id: String(uuids[0]) });
  expect(await server.column('pre_launch_user', 'email')).toEqual(['ada@example.com']);
  await provider.delete('users', { id: String(uuids[1]) });
  expect(await server.rows('pre_launch_user')).toEqual([]);
});
