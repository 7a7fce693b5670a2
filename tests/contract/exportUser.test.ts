import JSZip from 'jszip';
import { beforeEach, expect, test } from 'vitest';
import { addReport } from '#server/moderation/cases.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { png } from '#tests/support/images.ts';
import { consentRow, rowsOf, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';

const now = Date.UTC(2026, 0, 2);
const moment = new Date(now).toISOString();
const server = appForEachTest({ at: now });
const { provider } = server;

const about = { bio: 'Collects porcelain herons', language: 'Español', profile_picture: 'people/a.png' };
const person = { ...userRow(1), ...about };

beforeEach(async () => {
  await server.insert('users', person);
  await server.media.save(person.profile_picture, Buffer.from(png));
});

/** The files of an archive by their names. One that is cut off or damaged is rejected. */
async function archiveOf(resource: string, id: string | number) {
  const archive = (await provider.call(resource, 'export', { id })).data as Blob;
  const zip = await JSZip.loadAsync(await archive.arrayBuffer(), { checkCRC32: true });
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  return new Map(await Promise.all(files.map(async (file) => [file.name, await file.async('nodebuffer')] as const)));
}

const dataIn = (files: Map<string, Buffer>) => JSON.parse(String(files.get('data.json')));
const exported = async () => dataIn(await archiveOf('users', person.uuid));

test('a download may be repeated under the same Idempotency-Key, and each one is recorded', async () => {
  const download = () =>
    server.call('POST', `/admin/users/export/${person.uuid}`, { headers: { 'Idempotency-Key': 'one-key' } });

  const archive = { status: 200, body: { data: { type: 'application/zip' } } };
  expect([await download(), await download()]).toMatchObject([archive, archive]);
  expect(await server.column('audit', 'operation')).toEqual(['export', 'export']);
});

test('the archive contains all data about a person, their pictures and the history of their data', async () => {
  await server.insert('ticket', { ...ticketRow(1), user_uuid: person.uuid, message: 'A letter' });
  await server.insert('ticket', ticketRow(2));
  const written = { ticket_id: 1, administrator_id: server.administrator.id, created_at: now };
  await server.insert('ticket_message', [
    { ...written, author: 'support', text: 'An answer' },
    { ...written, author: 'note', text: 'A note' },
  ]);
  await server.insert('pre_launch_user', subscriberRow(person.email));
  await server.insert('consent', consentRow(1, { text_version: '2026-11', confirmed_at: now }));
  await server.insert('former_consent', { ...consentRow(1), confirmed_at: null, unsubscribed_at: now });
  const made = { user_uuid: userRow(2).uuid, reporter_uuid: person.uuid, text: 'Asked me for money' };
  const { id: report_id } = await addReport(server.db, { ...made, reason: 'spam', created_at: now });
  const chat = { report_id, sent_at: now };
  await server.insert('report_evidence', [
    { ...chat, author: 'reported', text: 'Ten pounds?' },
    { ...chat, author: 'reporter', text: 'Never.' },
  ]);
  await provider.call('users', 'suspend', { id: person.uuid, measure: 'suspend7', section: 'be-kind' });
  await server.insert('appeal', { decision_id: 1, text: 'It was a joke.', created_at: now });

  const files = await archiveOf('users', person.uuid);
  const file = dataIn(files);
  expect([...files.keys()]).toEqual(['data.json', 'people/a.png']);
  expect(files.get('people/a.png')).toEqual(Buffer.from(png));
  expect(file).toMatchObject({
    exported_at: moment,
    profile: { uuid: person.uuid, name: person.name, platform: 'ios', bio: person.bio },
    tickets: [{ message: 'A letter', messages: [{ author: 'support', text: 'An answer', created_at: moment }] }],
    waiting_list: {
      email: person.email,
      consent: [{ unsubscribed_at: moment }, { text_version: '2026-11', confirmed_at: moment }],
      letters: [],
    },
    reports_made: [{ reason: 'spam', text: 'Asked me for money', created_at: moment }],
    evidence_sent: [{ author: 'reporter', text: 'Never.', sent_at: moment }],
    decisions: [
      {
        measure: 'suspend7',
        until: '2026-01-09T00:00:00.000Z',
        notice: expect.stringContaining('El motivo: acoso o maltrato.'),
        appeal: 'It was a joke.',
      },
    ],
    suspensions: [{ created_at: moment, until: '2026-01-09T00:00:00.000Z' }],
    history: ['suspend', 'export'].map((operation) => ({ operation, done_at: moment })),
    withheld: { texts_of_reports: 0, evidence_of_reports: 0, notes_on_cases: 0, notes_on_tickets: 1 },
  });
  expect(JSON.stringify(file)).not.toMatch(/Message 2|A note|Ten pounds/);
});

test('texts by others about the person are counted but not included, because they may identify a reporter', async () => {
  const reportText = 'I said no to him at the harbour';
  const report = { user_uuid: person.uuid, reporter_uuid: userRow(2).uuid, text: reportText, evidence: 'people/e.png' };
  const { case_id: id } = await addReport(server.db, { ...report, reason: 'harassment', created_at: now });
  await provider.call('cases', 'note', { id, text: 'Person 2 is afraid' });
  const file = await exported();

  expect(file).toMatchObject({
    reports_about: [{ reason: 'harassment', created_at: moment }],
    withheld: { texts_of_reports: 1, notes_on_cases: 1 },
  });
  for (const secret of [reportText, 'people/e.png', userRow(2).uuid, 'is afraid'])
    expect(JSON.stringify(file)).not.toContain(secret);
});

test('only stored texts are counted as withheld, also after a removal has erased some', async () => {
  const report = { user_uuid: person.uuid, reason: 'harassment', created_at: now } as const;
  const { case_id: id } = await addReport(server.db, { ...report, text: 'I said no to him' });
  await addReport(server.db, report);
  await provider.call('cases', 'decide', { id, measure: 'warn', section: 'be-kind', note: 'Third time.' });
  const counted = { texts_of_reports: 1, notes_on_decisions: 1 };
  expect(await exported()).toMatchObject({ withheld: counted });

  await provider.delete('users', { id: person.uuid });
  expect(await exported()).toMatchObject({
    reports_about: [{ reason: 'harassment' }, { reason: 'harassment' }],
    withheld: {
      texts_of_reports: 0,
      evidence_of_reports: 0,
      notes_on_cases: 0,
      notes_on_decisions: 0,
      notes_on_tickets: 0,
      unverified_tickets: 0,
    },
  });
});

test('a ticket with only the email address is counted, and its text is only in its own export', async () => {
  await server.insert('ticket', [
    { ...ticketRow(1), user_email: person.email, message: 'Delete my account' },
    { ...ticketRow(2), user_email: person.email, user_uuid: userRow(2).uuid, message: 'I share the address' },
  ]);
  await server.insert('ticket_message', [
    { ticket_id: 1, author: 'support', text: 'Are you sure?', created_at: now },
    { ticket_id: 1, author: 'note', text: 'Sounds odd', created_at: now },
  ]);

  const file = await exported();
  expect(file).toMatchObject({ tickets: [], withheld: { unverified_tickets: 1 } });
  expect(JSON.stringify(file)).not.toMatch(/Delete my account|I share/);
  const copy = dataIn(await archiveOf('ticket', 1));
  expect(copy.ticket).toMatchObject({
    user_email: person.email,
    message: 'Delete my account',
    messages: [{ author: 'support', text: 'Are you sure?', created_at: moment }],
  });
  expect(JSON.stringify(copy)).not.toContain('Sounds odd');
  expect((await server.rows('audit')).at(-1)).toMatchObject({ resource: 'ticket', row_key: '1', operation: 'export' });
  await expect(archiveOf('ticket', 9)).rejects.toMatchObject({ status: 404 });
});

test('a waiting-list entry is in the copy of the only user with its address, and can be exported alone', async () => {
  await server.insert('pre_launch_user', subscriberRow(person.email, now));
  expect(await exported()).toMatchObject({ waiting_list: { email: person.email } });
  await server.insert('users', { ...userRow(2), email: person.email });

  expect(await exported()).toMatchObject({ waiting_list: null });
  expect(dataIn(await archiveOf('preLaunch', 1))).toEqual({
    exported_at: moment,
    waiting_list: { name: null, email: person.email, created_at: moment, consent: [], letters: [] },
  });
  expect((await server.rows('audit')).at(-1)).toMatchObject({
    resource: 'preLaunch',
    row_key: '1',
    operation: 'export',
  });
  await expect(archiveOf('preLaunch', 9)).rejects.toMatchObject({ status: 404 });
});

test('lists longer than a page are complete in the copy, and in order', async () => {
  const rows = rowsOf(501, (n) => ({ ...ticketRow(n), user_uuid: person.uuid }));
  await server.insert('ticket', rows);

  expect((await exported()).tickets).toMatchObject(rows.map(({ message }) => ({ message })));
});

test('the copy skips a picture without a file', async () => {
  await server.db.updateTable('users').set({ profile_picture: 'people/gone.png' }).execute();

  expect([...(await archiveOf('users', person.uuid)).keys()]).toEqual(['data.json']);
});

test('the remaining data of a removed person, such as an appeal, can be exported', async () => {
  await provider.delete('users', { id: person.uuid });
  await server.insert('appeal', { decision_id: 1, text: 'I was hacked.', created_at: now });

  expect(await exported()).toMatchObject({
    profile: null,
    decisions: [{ measure: 'remove', appeal: 'I was hacked.' }],
  });
  await server.switchAdministrator('admin');
  await provider.call('appeals', 'decide', { id: 1, outcome: 'overturned' });
  expect(await exported()).toMatchObject({ decisions: [{ outcome: 'overturned' }] }); // until the person joins again, too
  await provider.delete('users', { id: person.uuid });
  await expect(archiveOf('users', userRow(9).uuid)).rejects.toMatchObject({ status: 404 });
});
