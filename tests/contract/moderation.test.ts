import { beforeEach, expect, test } from 'vitest';
import { withheld } from '#api/extensions/roles.ts';
import type { Appeal, CaseDecision, CaseReport, ModerationCase, Sanction, Standing } from '#api/extensions/wire.ts';
import { addReport } from '#server/moderation/cases.ts';
import { hour, minute } from '#server/time/time.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { rowsOf, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { administrator, appToken } from '#tests/support/startApp.ts';

const start = Date.UTC(2026, 0, 2);
const server = appForEachTest({ at: start, appToken });
const { provider } = server;

const about = { bio: 'Collects porcelain herons', language: 'Français, Español, English', shot_1: 'category/1.png' };
const person = { ...userRow(1), ...about };

beforeEach(async () => {
  await server.insert('users', person);
  await server.insert('users', [userRow(2), userRow(3)]);
});

/** Reports the n-th user, and returns the id of the case. */
const report = async (n = 1, more: Partial<Parameters<typeof addReport>[1]> = {}) => {
  const made = { user_uuid: userRow(n).uuid, reason: 'harassment', created_at: start, ...more } as const;
  return (await addReport(server.db, made)).case_id;
};

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
  const suspension = { id: person.uuid, measure: 'suspend1', section: 'consent' };
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

test('another moderator decides an appeal, once, and an overturned suspension ends', async () => {
  await provider.call('cases', 'decide', { id: await report(), measure: 'suspend30', section: 'be-kind' });
  await server.insert('appeal', { decision_id: 1, text: 'It was a joke.', created_at: start });
  const decide = () => provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });

  expect((await server.list<Appeal>('appeals')).data).toMatchObject([
    { text: 'It was a joke.', decided_by: administrator.email, decider: 'me', hours: 0 },
  ]);
  await expect(decide()).rejects.toMatchObject({
    status: 409,
    message: 'You made this decision, so someone else has to answer the appeal',
  });
  await server.switchAdministrator('moderator');
  server.clock.now += hour;
  const { data } = await provider.getOne('appeals', { id: 1 });
  const times = { decided_at: '2026-01-02T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' };
  const undecided = { text: 'It was a joke.', measure: 'suspend30', decider: null, outcome: null, earlier: [] };
  expect(data).toMatchObject({ ...undecided, ...times, bio: person.bio });
  expect(data.notice).toContain('Cuéntanos por qué');
  const preview = async (outcome: string) => (await provider.call('appeals', 'preview', { id: 1, outcome })).data;
  expect(await preview('upheld')).toEqual({
    effect: 'The decision stands. The app keeps showing this message.',
    notice: expect.stringContaining('la revisó, y se mantiene'),
    notice_language: 'es',
  });
  expect(await preview('overturned')).toEqual({
    effect: 'The suspension ends at once. The app stops showing the message about it.',
    notice: null,
    notice_language: 'es',
  });
  await decide();
  expect(await server.column('suspension', 'until')).toEqual([server.clock.now]);
  expect((await server.list('appeals')).data).toEqual([]);
  const answered = { state: 'decided', outcome: 'overturned', answered_at: '2026-01-02T01:00:00.000Z' };
  expect((await server.list('appeals', { state: 'decided' })).data).toMatchObject([answered]);
  expect((await server.list('appeals', { users: person.uuid })).data).toMatchObject([answered]);
  expect((await server.list('appeals', { users: 'unknown' })).data).toEqual([]);
  expect((await server.list('appeals', { state: 'decided', q: 'a JOKE' })).data).toMatchObject([{ hours: 1 }]);
  expect((await server.list('appeals', { state: 'decided', q: 'no joke' })).data).toEqual([]);
  await expect(decide()).rejects.toMatchObject({ status: 409 });
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

test('the app shows a suspension as long as it lasts, whatever is decided later, and the person can appeal it', async () => {
  const standing = async () => (await server.asApp(`user/${person.uuid}`)).body.data;
  const appeal = async () => (await server.asApp('appeal', { user: person.uuid, text: 'It was a joke.' })).status;
  const decide = async (measure: string) =>
    provider.call('cases', 'decide', { id: await report(), measure, section: 'consent' });
  const suspended = {
    suspended_until: '2026-04-02T00:00:00.000Z',
    notice: expect.stringContaining('hasta el 2 de abril de 2026'),
  };
  await decide('suspend30');
  await decide('suspend90');
  await decide('warn');
  await decide('dismiss');
  expect(await standing()).toMatchObject(suspended);
  expect(await appeal()).toBe(200);
  expect(await appeal()).toBe(409);
  await server.switchAdministrator('admin');
  expect((await provider.call('appeals', 'preview', { id: 1, outcome: 'overturned' })).data).toEqual({
    effect:
      'The suspension ends at once. The app stops showing the message about it. ' +
      'The person stays suspended until February 1, 2026, by another decision.',
    notice: expect.stringContaining('hasta el 1 de febrero de 2026'),
    notice_language: 'es',
  });
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });
  expect(await standing()).toMatchObject({
    suspended_until: '2026-02-01T00:00:00.000Z',
    notice: expect.stringContaining('hasta el 1 de febrero de 2026'),
  });
  expect(await appeal()).toBe(200);

  server.clock.now += 31 * 24 * hour;
  expect(await standing()).toMatchObject({ suspended_until: null, notice: expect.stringContaining('advertencia') });
});

test('a warning is shown beside a suspension, and after it, also when a later suspension is overturned', async () => {
  const notice = async () => ((await server.asApp(`user/${person.uuid}`)).body.data as Standing).notice;
  const decide = async (measure: string) =>
    provider.call('cases', 'decide', { id: await report(), measure, section: 'consent' });
  await decide('suspend7');
  await decide('warn');
  expect(await notice()).toMatch(/hasta el 9 de enero de 2026[\s\S]*advertencia/);
  await decide('suspend30');
  expect(await notice()).not.toContain('advertencia');
  await server.asApp('appeal', { user: person.uuid, text: 'It was a joke.' });
  await server.switchAdministrator('admin');
  expect((await provider.call('appeals', 'preview', { id: 1, outcome: 'overturned' })).data).toMatchObject({
    notice: expect.stringMatching(/hasta el 9 de enero de 2026[\s\S]*advertencia/),
  });
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });
  server.clock.now += 8 * 24 * hour;
  expect(await notice()).toMatch(/advertencia/);
  expect(await notice()).not.toContain('hasta el');
});

test('an overturned decision is no record of the person, and nothing says that it stands', async () => {
  await provider.call('cases', 'decide', { id: await report(), measure: 'suspend7', section: 'consent' });
  await server.asApp('appeal', { user: person.uuid, text: 'It was a joke.' });
  await server.switchAdministrator('admin');
  server.clock.now += hour;
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });

  const { data } = await provider.getOne('appeals', { id: 1 });
  expect(data).toMatchObject({ outcome: 'overturned', until: '2026-01-02T01:00:00.000Z' });
  expect(data.notice).not.toContain('se mantiene');
  expect((await provider.getOne('cases', { id: await report() })).data.earlier).toEqual([]);
});

test('an answer to an appeal says what the app then shows, also of a removed person', async () => {
  await provider.call('cases', 'decide', { id: await report(), measure: 'suspend90', section: 'consent' });
  await server.asApp('appeal', { user: person.uuid, text: 'It was a joke.' });
  await provider.call('cases', 'decide', { id: await report(), measure: 'remove', section: 'consent' });
  const preview = async (id: number, outcome: string) =>
    (await provider.call('appeals', 'preview', { id, outcome })).data;
  const removal = { notice: expect.stringContaining('Eliminamos tu cuenta'), notice_language: 'es' };

  expect(await preview(1, 'upheld')).toEqual({
    effect: 'The decision stands. The app doesn’t show this message at the moment.',
    ...removal,
  });
  expect(await preview(1, 'overturned')).toEqual({
    effect: 'The decision no longer applies. The app stops showing the message about it.',
    ...removal,
  });
  await server.asApp('appeal', { user: person.uuid, text: 'It was not me.' });
  expect(await preview(2, 'overturned')).toEqual({
    effect:
      'The person may join again. The app stops showing the message about the removal. ' +
      'The person stays suspended until April 2, 2026, by another decision.',
    notice: null,
    notice_language: 'es',
  });
});

test('the states of sanctions follow removals and appeals', async () => {
  const states = async () =>
    (await server.list<Sanction>('sanctions')).data.map(({ measure, state }) => [measure, state]);
  await provider.call('cases', 'decide', { id: await report(), measure: 'suspend90', section: 'consent' });
  await provider.call('cases', 'decide', { id: await report(), measure: 'remove', section: 'consent' });
  expect(await states()).toEqual([
    ['remove', 'removed'],
    ['suspend90', 'ended'],
  ]);
  await server.asApp('appeal', { user: person.uuid, text: 'It was a joke.' });
  await server.switchAdministrator('admin');
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });
  await server.insert('users', { ...person, id: undefined });
  expect(await states()).toEqual([
    ['remove', 'ended'],
    ['suspend90', 'suspended'],
  ]);
  for (const [state, count] of Object.entries({ removed: 0, suspended: 1, ended: 1 }))
    expect([state, (await server.list('sanctions', { state })).data.length]).toEqual([state, count]);
});

test('a suspension outlasts a removal that was overturned, and its notice is shown when the person joins again', async () => {
  await provider.call('cases', 'decide', { id: await report(), measure: 'suspend90', section: 'consent' });
  await provider.call('cases', 'decide', { id: await report(), measure: 'remove', section: 'consent' });
  await server.asApp('appeal', { user: person.uuid, text: 'It was a joke.' });
  await server.switchAdministrator('admin');
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });
  await server.insert('users', { ...person, id: undefined });

  expect((await server.asApp(`user/${person.uuid}`)).body.data).toEqual({
    suspended_until: '2026-04-02T00:00:00.000Z',
    removed_at: null,
    notice: expect.stringContaining('hasta el 2 de abril de 2026'),
  });
});

test('after an erasure a case takes notes only while an appeal is open, and its answer erases them', async () => {
  const id = await report(1);
  await provider.call('cases', 'decide', { id, measure: 'remove', section: 'consent' });
  const addNote = () => provider.call('cases', 'note', { id, text: 'She wrote to us.' });
  const refusal = {
    status: 409,
    message: 'This person’s data was deleted. Notes are possible only while an appeal is open.',
  };
  await expect(addNote()).rejects.toMatchObject(refusal);

  await server.insert('appeal', { decision_id: 1, text: 'It was a joke.', created_at: start });
  await addNote();
  await server.switchAdministrator();
  await provider.call('appeals', 'decide', { id: 1, outcome: 'upheld' });
  expect(await server.rows('case_note')).toEqual([]);
  await expect(addNote()).rejects.toMatchObject(refusal);
});

test('a removed user gets the notice through the app until an appeal is overturned, without any data kept for it', async () => {
  const standing = () => server.asApp(`user/${person.uuid}`);
  await provider.call('cases', 'decide', { id: await report(), measure: 'remove', section: 'be-kind' });
  server.clock.now += 400 * 24 * hour;

  expect((await standing()).body.data).toEqual({
    suspended_until: null,
    removed_at: '2026-01-02T00:00:00.000Z',
    notice: expect.stringContaining('Eliminamos tu cuenta de forma permanente. El motivo: acoso o maltrato.'),
  });
  await server.insert('appeal', { decision_id: 1, text: 'It was a joke.', created_at: start });
  await server.switchAdministrator('admin');
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });
  expect((await standing()).status).toBe(404);
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
