import { expect, test } from 'vitest';
import type { Appeal, Sanction, Standing } from '#api/extensions/wire.ts';
import { hour } from '#server/time/time.ts';
import { userRow } from '#tests/support/rows.ts';
import { administrator } from '#tests/support/startApp.ts';
import { person, reportedPeopleForEachTest, start } from './reportedPeople.ts';

const server = reportedPeopleForEachTest();
const { provider, report } = server;

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
  for (const status of [200, 200, 409]) expect(await appeal()).toBe(status);
  expect((await server.list<Appeal>('appeals')).data).toMatchObject([{ measure: 'suspend90' }, { measure: 'warn' }]);
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

const unshown = 'The decision no longer applies. The app doesn’t show a message about it at the moment.';

test.each([
  ['ended', 8 * 24 * hour],
  ['was lifted', hour],
])('after a suspension %s, an overturned appeal changes nothing that the app shows', async (how, later) => {
  const notice = async () => ((await server.asApp(`user/${person.uuid}`)).body.data as Standing).notice;
  for (const measure of ['warn', 'suspend7'])
    await provider.call('cases', 'decide', { id: await report(), measure, section: 'consent' });
  await server.asApp('appeal', { user: person.uuid });
  if (how === 'was lifted') await provider.call('users', 'restore', { id: person.uuid });
  server.clock.now += later;
  expect(await notice()).toBeNull();
  await server.switchAdministrator('admin');

  const { data } = await provider.call('appeals', 'preview', { id: 1, outcome: 'overturned' });
  expect(data).toMatchObject({ effect: unshown, notice: null });
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });
  expect(await notice()).toBeNull();
});

test('an overturned suspension that lasts brings back the warning before it, and the effect says so', async () => {
  for (const measure of ['warn', 'suspend7'])
    await provider.call('cases', 'decide', { id: await report(), measure, section: 'consent' });
  await server.asApp('appeal', { user: person.uuid });
  await server.switchAdministrator('admin');

  const { data } = await provider.call('appeals', 'preview', { id: 1, outcome: 'overturned' });
  expect(data).toMatchObject({
    effect:
      'The suspension ends at once. The app stops showing the message about it. ' +
      'The app shows an earlier warning again.',
    notice: expect.stringContaining('advertencia'),
  });
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });
  server.clock.now += 100 * 24 * hour;
  expect((await server.asApp(`user/${person.uuid}`)).body.data).toMatchObject({
    suspended_until: null,
    notice: expect.stringContaining('advertencia'),
  });
});

test('the effect of an overturned appeal names no message that a longer suspension hides, or that never was', async () => {
  const decide = async (measure: string) =>
    provider.call('cases', 'decide', { id: await report(), measure, section: 'consent' });
  await decide('suspend7');
  await server.asApp('appeal', { user: person.uuid });
  await decide('suspend30');
  const preview = async (id: number) => (await provider.call('appeals', 'preview', { id, outcome: 'overturned' })).data;
  const hidden = 'The app doesn’t show a message about it at the moment.';
  expect(await preview(1)).toMatchObject({
    effect: `The suspension ends at once. ${hidden} The person stays suspended until February 1, 2026, by another decision.`,
  });

  await provider.delete('users', { id: userRow(2).uuid });
  await server.asApp('appeal', { user: userRow(2).uuid });
  expect(await preview(2)).toMatchObject({ effect: `The person may join again. ${hidden}` });
});

test('each warning that the app shows can be appealed once, the newest first, and one that was appealed invites no appeal', async () => {
  const notices = async () => ((await server.asApp(`user/${person.uuid}`)).body.data as Standing).notice;
  const appeal = async () => (await server.asApp('appeal', { user: person.uuid, text: 'It was a joke.' })).status;
  const appealed = async () => (await server.list<Appeal>('appeals')).data.map(({ section }) => section);
  const invitations = async () => (await notices())?.match(/Cuéntanos por qué/g)?.length ?? 0;
  for (const section of ['be-kind', 'money'])
    await provider.call('cases', 'decide', { id: await report(), measure: 'warn', section });
  expect(await invitations()).toBe(2);

  expect(await appeal()).toBe(200);
  expect(await appealed()).toEqual(['money']);
  expect(await notices()).toMatch(/Cuéntanos por qué[\s\S]*Nos pediste que lo revisáramos\. Lo revisará alguien/);
  expect(await invitations()).toBe(1);
  expect(await appeal()).toBe(200);
  expect(await appealed()).toEqual(['money', 'be-kind']);
  expect(await invitations()).toBe(0);
  const { status, body } = await server.asApp('appeal', { user: person.uuid });
  expect([status, body.message]).toEqual([
    409,
    'This user has already appealed. A decision can be appealed only once.',
  ]);
});

test('several appeals at the same time are against different decisions', async () => {
  for (const section of ['be-kind', 'money', 'consent'])
    await provider.call('cases', 'decide', { id: await report(), measure: 'warn', section });
  const appeal = async () => (await server.asApp('appeal', { user: person.uuid })).status;

  expect((await Promise.all([1, 2, 3, 4].map(appeal))).toSorted()).toEqual([200, 200, 200, 409]);
  expect((await server.column('appeal', 'decision_id')).toSorted()).toEqual([1, 2, 3]);
});

test('appeals sorted by hours have the longest wait first, unless the order is ASC', async () => {
  for (const n of [1, 2]) {
    await provider.call('cases', 'decide', { id: await report(n), measure: 'warn', section: 'consent' });
    await server.asApp('appeal', { user: userRow(n).uuid, text: 'It was a joke.' });
    server.clock.now += hour;
  }
  const idsBy = async (query: string) => {
    const { body } = await server.call('GET', `/admin/moderation/appeal/list?${query}`);
    return (body.data as { data: Appeal[] }).data.map(({ id }) => id);
  };

  for (const query of ['sort=hours', 'sort=hours&order=DESC', 'order=ASC', 'order=DESC'])
    expect([query, await idsBy(query)]).toEqual([query, [1, 2]]);
  expect(await idsBy('sort=hours&order=ASC')).toEqual([2, 1]);
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
    effect: 'The decision no longer applies. The app doesn’t show a message about it at the moment.',
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

test('the preview of an answered appeal is refused as the answer is', async () => {
  await provider.call('cases', 'decide', { id: await report(), measure: 'warn', section: 'consent' });
  await server.asApp('appeal', { user: person.uuid });
  await server.switchAdministrator('admin');
  await provider.call('appeals', 'decide', { id: 1, outcome: 'upheld' });
  const answered = { status: 409, message: 'This appeal has already been answered' };

  for (const operation of ['preview', 'decide'])
    await expect(provider.call('appeals', operation, { id: 1, outcome: 'overturned' })).rejects.toMatchObject(answered);
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

test('a suspension is lifted only of a person who is there, and the refusal says what has to happen first', async () => {
  await provider.call('cases', 'decide', { id: await report(), measure: 'suspend90', section: 'consent' });
  await provider.call('cases', 'decide', { id: await report(), measure: 'remove', section: 'consent' });
  const lift = () => provider.call('users', 'restore', { id: person.uuid });
  const removed = 'This user was permanently removed. Only a successful appeal lets them back in.';
  await expect(lift()).rejects.toMatchObject({ status: 409, message: removed });

  await server.asApp('appeal', { user: person.uuid, text: 'It was a joke.' });
  await server.switchAdministrator('admin');
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });
  const absent = { status: 409, message: expect.stringContaining('may join again, but hasn’t yet') };
  await expect(lift()).rejects.toMatchObject(absent);
  const again = { id: person.uuid, measure: 'suspend1', section: 'consent' };
  await expect(provider.call('users', 'suspend', again)).rejects.toMatchObject(absent);

  await server.insert('users', { ...person, id: undefined });
  await lift();
  expect((await server.asApp(`user/${person.uuid}`)).body.data).toMatchObject({ suspended_until: null });
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
