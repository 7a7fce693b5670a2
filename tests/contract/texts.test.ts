import { beforeAll, describe, expect, test } from 'vitest';
import { extensions } from '#api/extensions/endpoints.ts';
import { invitation } from '#api/publicEndpoints.ts';
import { addMessage } from '#server/conversation/tickets.ts';
import { addReport } from '#server/moderation/cases.ts';
import { appForAllTests, appForEachTest } from '#tests/support/forEachTest.ts';
import { mailRow, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { sameAddresses, samePasswords, searchedTexts, uniqueNames } from '#tests/support/sameTexts.ts';
import { appToken } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

describe('a search', () => {
  const server = appForAllTests({ mail: idleMail });
  const name = 'Jose\u0301 GARCÍA';
  const other = { ...userRow(99), name: 'Somebody Else', email: 'else@example.com' };

  beforeAll(async () => {
    await server.insert(
      'users',
      searchedTexts.map(([stored], index) => ({
        ...userRow(index + 1),
        name: stored,
        email: `${index + 1}@example.com`,
      })),
    );
    await server.insert('users', other);
    await server.insert('pre_launch_user', { ...subscriberRow('1@example.com'), name });
    await server.insert('ticket', [
      { ...ticketRow(1), user_name: name },
      { ...ticketRow(2), message: name },
      ticketRow(3),
      ticketRow(4),
    ]);
    await addMessage(server.db, 'person', { administratorId: null, now: 1, id: 3, text: name });
    for (const text of [name, 'Another one'])
      await addReport(server.db, { user_uuid: other.uuid, reason: 'spam', created_at: 1, text });
    await server.insert('decision', {
      case_id: 1,
      administrator_id: server.administrator.id,
      measure: 'suspend30',
      section: 'consent',
      note: name,
      created_at: 1,
      language: 'es',
    });
    await server.insert('appeal', { decision_id: 1, text: name, created_at: 1 });
    await server.insert('outbox', mailRow({ recipient: 'josé.garcía@example.com', failure: 'EAUTH', language: 'es' }));
  });

  test.each(searchedTexts.map((row, index) => [...row, index + 1] as const))(
    'whether a user named %j is found by %j: %s',
    async (_, typed, isFound, n) => {
      const { data } = await server.list('users', { q: typed });
      expect(data.some(({ email }) => email === `${n}@example.com`)).toBe(isFound);
    },
  );

  test.each([
    ['preLaunch', {}, [1]],
    ['ticket', { waits_for: 'us' }, [1, 2, 3]],
    ['cases', { state: 'open' }, [1]],
    ['appeals', {}, [1]],
    ['sanctions', {}, [1]],
    ['outbox', {}, [1]],
  ])('of %s compares texts in the same way', async (resource, filter, ids) => {
    const { data } = await server.list(resource, { ...filter, q: 'garcia' });
    expect(data.map(({ id }) => id).toSorted()).toEqual(ids);
  });
});

describe('stored texts', () => {
  const server = appForEachTest({ appToken });

  test.each(uniqueNames)('whether the names %j and %j are one category: %s', async (name, another, isSame) => {
    await server.provider.create('category', { data: { name } });
    const created = server.provider.create('category', { data: { name: another } });
    if (isSame) await expect(created).rejects.toMatchObject({ status: 422 });
    else await expect(created).resolves.toBeDefined();
  });

  test('are in the composed form', async () => {
    await server.provider.create('category', { data: { name: 'Mu\u0301sica' } });
    expect(await server.column('category', 'name')).toEqual(['Música']);
  });

  test.each(sameAddresses)('whether %j and %j are one address on every list: %s', async (address, another, isSame) => {
    for (const email of [address, another]) expect((await server.subscribe(email)).status).toBe(200);
    expect(await server.column('pre_launch_user', 'email')).toHaveLength(isSame ? 1 : 2);

    const invite = (email: string) =>
      server.send(extensions.administrators.endpoints.administrators.invite, { email, role: 'admin' });
    await invite(address);
    if (isSame) await expect(invite(another)).rejects.toMatchObject({ status: 422 });
    else await expect(invite(another)).resolves.toBeDefined();
  });

  test.each(sameAddresses)(
    'whether the limit of sign-ins counts %j and %j as one: %s',
    async (email, another, isSame) => {
      const statusOf = async (typed: string, from: string) => (await server.guess({ email: typed }, from)).status;
      for (let n = 0; n < 20; n += 1) await statusOf(email, `192.0.2.${n}`);
      expect(await statusOf(another, '198.51.100.1')).toBe(isSame ? await statusOf(email, '198.51.100.1') : 401);
    },
  );

  test.each(sameAddresses)(
    'whether the erasure of %j takes %j off the waiting list: %s',
    async (email, another, isSame) => {
      await server.subscribe(another);
      const user = { uuid: userRow(1).uuid, name: 'Ada', email, platform: 'ios' };
      expect((await server.asApp('user', user)).status).toBe(200);
      expect((await server.post(`users/delete/${user.uuid}`)).status).toBe(200);
      expect(await server.column('pre_launch_user', 'email')).toHaveLength(isSame ? 0 : 1);
    },
  );

  test.each(samePasswords)('the password %j is right as %j', async (new_password, password) => {
    const email = 'eve@example.com';
    const invited = extensions.administrators.endpoints.administrators.invite;
    const { token } = (await server.send<{ token: string }>(invited, { email, role: 'admin' })).data;
    await server.send(invitation.accept, { token, new_password });
    for (const typed of [password, new_password])
      expect((await server.logIn({ email, password: typed })).status).toBe(200);
  });
});
