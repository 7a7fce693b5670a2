import { beforeEach, expect, test } from 'vitest';
import { withheld } from '#api/extensions/roles.ts';
import type { Appeal, CaseDecision, Sanction } from '#api/extensions/wire.ts';
import { addReport } from '#server/moderation/cases.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { administrator, appToken } from '#tests/support/startApp.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 0, 2);
const server = appForEachTest({ at: now, appToken });
const { provider } = server;

const person = { ...userRow(1), bio: 'Collects porcelain herons', language: 'Français, Español, English' };

beforeEach(() => server.insert('users', [person, { ...userRow(2), bio: null, language: null }]));

const report = async (user_uuid = person.uuid) =>
  (await addReport(server.db, { user_uuid, reason: 'harassment', created_at: now })).case_id;

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
    { case_id: id, measure: 'warn', section: 'consent', note: 'Third time.', email: administrator.email },
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
  });
  expect((await server.list('cases')).data).toMatchObject([{ suggested_section: 'be-kind', decision: null }]);
});

test('a suspension cannot remove a user', async () => {
  const preview = provider.call('users', 'preview', { id: person.uuid, measure: 'remove', section: 'money' });
  await expect(preview).rejects.toMatchObject({ status: 422 });
});

test('a decision against a user needs a reason, and a case is decided once', async () => {
  const id = await report();

  await expect(provider.call('cases', 'decide', { id, measure: 'warn' })).rejects.toMatchObject({ status: 422 });
  await provider.call('cases', 'decide', { id, measure: 'dismiss' });
  await expect(provider.call('cases', 'decide', { id, measure: 'dismiss' })).rejects.toMatchObject({ status: 409 });
});

test('a moderator can suspend users but not remove them', async () => {
  await server.switchAdministrator('moderator');
  const remove = { id: await report(), measure: 'remove', section: 'consent' };

  await expect(provider.call('cases', 'decide', remove)).rejects.toMatchObject({ status: 403 });
  await expect(provider.call('cases', 'preview', remove)).rejects.toMatchObject({ status: 403 });
  expect(withheld.moderator?.cases).toMatchObject({ decide: { measure: ['remove'] } });
  await expect(provider.delete('users', { id: person.uuid })).rejects.toMatchObject({ status: 403 });
  await provider.call('users', 'suspend', { id: person.uuid, measure: 'suspend1', section: 'consent' });
  expect(await server.column('suspension', 'until')).toEqual([now + 24 * hour]);
});

test('another moderator decides an appeal, once, and an overturned suspension ends', async () => {
  await provider.call('cases', 'decide', { id: await report(), measure: 'suspend30', section: 'be-kind' });
  await server.insert('appeal', { decision_id: 1, text: 'It was a joke.', created_at: now });
  const decide = () => provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });

  expect((await server.list<Appeal>('appeals')).data).toMatchObject([
    { text: 'It was a joke.', decided_by: administrator.email, decider: 'me' },
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
  });
  expect(await preview('overturned')).toMatchObject({ notice: null });
  await decide();
  expect(await server.column('suspension', 'until')).toEqual([server.clock.now]);
  expect((await server.list('appeals')).data).toEqual([]);
  const answered = { state: 'decided', outcome: 'overturned', answered_at: '2026-01-02T01:00:00.000Z' };
  expect((await server.list('appeals', { state: 'decided' })).data).toMatchObject([answered]);
  expect((await server.list('appeals', { users: person.uuid })).data).toMatchObject([answered]);
  expect((await server.list('appeals', { users: 'unknown' })).data).toEqual([]);
  await expect(decide()).rejects.toMatchObject({ status: 409 });
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
  await server.insert('appeal', { decision_id: 1, text: 'It was a joke.', created_at: now });
  await server.switchAdministrator('admin');
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });
  expect((await standing()).status).toBe(404);
});

test('suspended, formerly suspended and removed users are listed with reason and end, and removed ones without personal data', async () => {
  await provider.call('users', 'suspend', { id: person.uuid, measure: 'suspend1', section: 'money' });
  await provider.call('users', 'restore', { id: person.uuid });
  await provider.call('users', 'suspend', { id: userRow(2).uuid, measure: 'suspend7', section: 'be-kind' });
  await provider.delete('users', { id: person.uuid });
  await provider.call('cases', 'decide', { id: await report(userRow(2).uuid), measure: 'warn', section: 'money' });
  const { data } = await server.list<Sanction>('sanctions');

  expect(data).toMatchObject([
    { user_uuid: person.uuid, user: null, state: 'removed', measure: 'remove', until: null },
    { user: { name: userRow(2).name }, state: 'suspended', section: 'be-kind', until: '2026-01-09T00:00:00.000Z' },
    { user_uuid: person.uuid, state: 'ended', measure: 'suspend1', email: administrator.email },
  ]);
  const idsOf = async (filter: object) => (await server.list('sanctions', filter)).data.map(({ id }) => id);
  expect(await idsOf({ users: person.uuid })).toEqual([3, 1]);
  for (const [at, { state, id }] of data.entries()) expect([at, await idsOf({ state })]).toEqual([at, [id]]);

  await provider.call('sanctions', 'restore', data[1]);
  expect(await idsOf({ state: 'suspended' })).toEqual([]);
  await expect(provider.call('sanctions', 'restore', data[1])).rejects.toMatchObject({ status: 409 });
});

test('a user is inactive, with the end of the suspension, until it ends', async () => {
  const { uuid } = person;
  const read = async () => (await provider.getOne('users', { id: uuid })).data;
  const before = await read();
  await provider.call('users', 'suspend', { id: uuid, measure: 'suspend1', section: 'money' });

  expect(await read()).toEqual({ ...before, status: 'Suspended', suspended_until: '2026-01-03T00:00:00.000Z' });
  await provider.call('users', 'restore', { id: uuid });
  expect(await read()).toEqual(before);
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
