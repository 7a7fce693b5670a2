import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { openCase } from '#server/moderation/cases.ts';
import { createPruner } from '#server/start/createPruner.ts';
import { day, hour, minute, second } from '#server/time/time.ts';
import { mailForEachTest } from '#tests/support/forEachTest.ts';
import { ticketRow } from '#tests/support/rows.ts';

const year = 365 * day;
let offset: number;
let elapsed: number;
const now = () => 1_800_000_000_000 + elapsed + offset;

/** Time passes, and the clock goes as it should. */
const pass = (milliseconds: number) => {
  elapsed += milliseconds;
};

beforeEach(() => {
  offset = 0;
  elapsed = 0;
});
const server = mailForEachTest({ now, perMinute: 4 });

/** The clock is a year ahead for some seconds, while this happens. */
async function withWrongClock(work: () => Promise<unknown>) {
  offset = year;
  await work();
  pass(5 * second);
  offset = 0;
}

test('mails go out after the clock was a year ahead, those that were queued meanwhile, too', async () => {
  await withWrongClock(async () => {
    await server.subscribe('ada@example.com');
    await server.subscribe('bea@example.com');
    await server.smtp.waitForMails(2);
    await server.stopSending();
    await server.subscribe('cid@example.com');
  });
  await server.subscribe('dora@example.com');
  server.startSending();

  const taken = await server.smtp.waitForMails(4);
  expect(taken.slice(2).map(({ to }) => to)).toEqual(expect.arrayContaining(['cid@example.com', 'dora@example.com']));
});

test('a case and a ticket that were claimed while the clock was a year ahead are free afterwards', async () => {
  await server.insert('ticket', ticketRow(1));
  const id = await openCase(server.db, '3f0c8f0e-0000-4000-8000-000000000001', now());
  const claims = ['conversation/ticket/claim/1', `moderation/case/claim/${id}`];
  await withWrongClock(async () => {
    server.setToken(await server.signIn());
    for (const claim of claims) expect([claim, (await server.post(claim)).status]).toEqual([claim, 200]);
  });
  await server.switchAdministrator();

  for (const claim of claims) expect([claim, (await server.post(claim)).status]).toEqual([claim, 200]);
});

test('a clock that is a year ahead deletes nothing, and an address that is not confirmed is deleted in time', async () => {
  const left = async () => [(await server.rows('pre_launch_user')).length, (await server.rows('session')).length];
  await server.subscribe('ada@example.com');
  offset = year;
  const pruner = createPruner({ ...server, log: pino({ enabled: false }), now, monotonic: () => elapsed });
  await server.subscribe('bea@example.com');
  await pruner.prune();
  offset = 0;
  for (let passed = 0; passed < 2 * hour; passed += 5 * minute) {
    pass(5 * minute);
    if (passed === hour) await withWrongClock(pruner.prune);
    await pruner.prune();
  }
  expect(await left()).toEqual([2, 1]);
  await server.smtp.waitForMails(2); // an address stays while its mail waits
  await server.stopSending(); // the results are stored

  pass(hour);
  await pruner.prune();
  pass(74 * hour);
  await pruner.prune();
  expect(await left()).toEqual([0, 0]);
  await pruner.end();
});
