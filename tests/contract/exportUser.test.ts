import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manners } from '#api/manners.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { addReport, fileReport } from '#server/db/fileReport.ts';
import { png } from '#tests/support/images.ts';
import { ticketRow, userRow } from '#tests/support/rows.ts';
import { servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

const now = Date.UTC(2026, 0, 2);
const moment = new Date(now).toISOString();
let server: StartedApp;
let provider: ReturnType<typeof createDataProvider>;

const person = {
  ...userRow(1),
  bio: 'Collects porcelain herons',
  language: 'Español',
  profile_picture: 'people/a.png',
};

beforeEach(async () => {
  server = await startApp({ now: () => now });
  provider = createDataProvider(server.send, { endpoints: servedEndpoints, manners });
  await server.db.insertInto('users').values([person]).execute();
  await mkdir(join(server.mediaFolder, 'people'), { recursive: true });
  await writeFile(join(server.mediaFolder, 'people/a.png'), png);
});
afterEach(() => server.close());

const exported = async () => (await provider.call('users', 'export', { id: person.uuid })).data;

test('the file holds everything that is kept about a person, pictures and what was done with the data among it', async () => {
  const { db } = server;
  await db
    .insertInto('ticket')
    .values({ ...ticketRow(1), user_uuid: person.uuid, user_email: person.email, message: 'A letter' })
    .execute();
  await db.insertInto('ticket').values(ticketRow(2)).execute();
  const message = {
    ticket_id: 1,
    author: 'support',
    administrator_id: server.administrator.id,
    created_at: now,
  } as const;
  await db
    .insertInto('ticket_message')
    .values({ ...message, text: 'An answer' })
    .execute();
  await db
    .insertInto('ticket_message')
    .values({ ...message, author: 'note', text: 'A note' })
    .execute();
  await db.insertInto('pre_launch_user').values({ name: null, email: person.email, created_at: now }).execute();
  const consent = { subscriber_id: 1, language: 'es', text_version: '2026-11', asked_at: now, confirmed_at: now };
  await db.insertInto('consent').values(consent).execute();
  const made = { user_uuid: userRow(2).uuid, reporter_uuid: person.uuid, words: 'Asked me for money' };
  const { id: report_id } = await addReport(db, { ...made, reason: 'spam', created_at: now });
  const chat = { report_id, sent_at: now };
  await db
    .insertInto('report_evidence')
    .values([
      { ...chat, author: 'reported', words: 'Ten pounds?' },
      { ...chat, author: 'reporter', words: 'Never.' },
    ])
    .execute();
  await provider.call('users', 'suspend', { id: person.uuid, measure: 'suspend7', section: 'be-kind' });
  await db.insertInto('appeal').values({ decision_id: 1, words: 'It was a joke.', created_at: now }).execute();

  const file = await exported();
  expect(file).toMatchObject({
    exported_at: moment,
    profile: { uuid: person.uuid, name: person.name, platform: 'ios', bio: person.bio },
    tickets: [{ message: 'A letter', messages: [{ author: 'support', text: 'An answer', created_at: moment }] }],
    waiting_list: { email: person.email, consent: [{ text_version: '2026-11', confirmed_at: moment }], letters: [] },
    reports_made: [{ reason: 'spam', words: 'Asked me for money', created_at: moment }],
    evidence_sent: [{ author: 'reporter', words: 'Never.', sent_at: moment }],
    decisions: [
      {
        measure: 'suspend7',
        until: '2026-01-09T00:00:00.000Z',
        notice: expect.stringContaining('«Sé amable»'),
        appeal: 'It was a joke.',
      },
    ],
    suspensions: [{ created_at: moment, until: '2026-01-09T00:00:00.000Z' }],
    history: [{ operation: 'suspend' }, { operation: 'export', done_at: moment }],
    withheld: {
      words_of_reports: 0,
      evidence_of_reports: 0,
      notes_on_cases: 0,
      notes_on_tickets: 1,
      unverified_tickets: 0,
    },
    pictures: { 'people/a.png': `data:image/png;base64,${Buffer.from(png).toString('base64')}` },
  });
  expect(JSON.stringify(file)).not.toMatch(/Message 2|A note|Ten pounds/);
});

test('a ticket that only shares the address is counted and not told: it may be a stranger’s', async () => {
  const namesake = { ...userRow(2), email: person.email };
  await server.db.insertInto('users').values(namesake).execute();
  const sameAddress = { user_email: person.email };
  await server.db
    .insertInto('ticket')
    .values([
      { ...ticketRow(1), ...sameAddress, user_uuid: namesake.uuid, message: 'From the namesake' },
      { ...ticketRow(2), ...sameAddress, message: 'By the contact form' },
    ])
    .execute();
  const file = await exported();

  expect(file).toMatchObject({ tickets: [], withheld: { unverified_tickets: 1 } });
  expect(JSON.stringify(file)).not.toMatch(/From the namesake|By the contact form/);
});

test('what others wrote about the person is counted and not told: it may say who reported', async () => {
  const words = 'I said no to him at the harbour';
  const report = { user_uuid: person.uuid, reporter_uuid: userRow(2).uuid, words, evidence: 'people/e.png' };
  const id = await fileReport(server.db, { ...report, reason: 'harassment', created_at: now });
  await provider.call('cases', 'note', { id, text: 'Person 2 is afraid' });
  const file = await exported();

  expect(file).toMatchObject({
    reports_about: [{ reason: 'harassment', created_at: moment }],
    withheld: { words_of_reports: 1, notes_on_cases: 1 },
  });
  const text = JSON.stringify(file);
  expect([words, 'people/e.png', userRow(2).uuid, 'is afraid'].filter((told) => text.includes(told))).toEqual([]);
});

test('a picture whose file is gone is left out, and of somebody who is gone there is no file', async () => {
  await server.db.updateTable('users').set({ profile_picture: 'people/gone.png' }).execute();
  expect(await exported()).toMatchObject({ profile: { profile_picture: 'people/gone.png' }, pictures: {} });

  await provider.delete('users', { id: person.uuid });
  await expect(exported()).rejects.toMatchObject({ status: 404 });
});
