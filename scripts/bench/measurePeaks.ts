import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { openDatabase } from '#server/db/Database.ts';
import { addReport } from '#server/db/fileReport.ts';
import { mediaFolderIn, sqliteFileIn } from '#server/process/dataFolder.ts';
import { type LoadedServer, startLoadedServer } from './loadedServer.ts';

const appToken = 'the-token-of-the-app';
const reports = 4;
const picturesOfReport = 3;
const picturesOfExport = 140;
const bytesOfPicture = 2_400_000;

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Peak = { statuses: number[]; megabytes: number };

type Task = (server: LoadedServer, folder: string) => Promise<Peak>;

/** A PNG that is small as a file and large when it is decoded: 16 bit, interlaced. */
async function largePicture(pixels: number) {
  const create = { width: pixels, height: pixels, channels: 3, background: '#f63' } as const;
  return sharp({ create }).toColourspace('rgb16').png({ progressive: true }).toBuffer();
}

const sendReports =
  (pixels: number): Task =>
  async ({ url }) => {
    const picture = (await largePicture(pixels)).toString('base64');
    const send = async (number: number) => {
      const pictures = Array(picturesOfReport).fill(picture);
      const answer = await fetch(`${url}/api/intake/report`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${appToken}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': `report-${number}`,
        },
        body: JSON.stringify({ user: uuidOf(number), reason: 'spam', pictures }),
      });
      return answer.arrayBuffer().then(() => answer.status);
    };
    const statuses = await Promise.all(Array.from({ length: reports }, (_, index) => send(index + 1)));
    return { statuses, megabytes: (picture.length * picturesOfReport * reports) / 2 ** 20 };
  };

/** Gives user 1 reports about others, each with a picture. */
async function addPictures(folder: string) {
  const db = await openDatabase({ sqliteFile: sqliteFileIn(folder) });
  mkdirSync(join(mediaFolderIn(folder), 'evidence'), { recursive: true });
  for (let number = 1; number <= picturesOfExport; number += 1) {
    const picture = `evidence/${number}.png`;
    writeFileSync(join(mediaFolderIn(folder), picture), randomBytes(bytesOfPicture));
    const report = {
      user_uuid: uuidOf(number + 1),
      reporter_uuid: uuidOf(1),
      reason: 'spam',
      evidence: picture,
    } as const;
    const { id: report_id } = await addReport(db, { ...report, created_at: Date.now() });
    await db.insertInto('report_evidence').values({ report_id, picture }).execute();
  }
  await db.destroy();
}

const exportUser: Task = async ({ url, token }, folder) => {
  await addPictures(folder);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/admin/users/export/${uuidOf(1)}`, { method: 'POST', headers });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  return { statuses: [answer.status], megabytes: bytes / 2 ** 20 };
};

/** Asks for the health check until the signal aborts; resolves with the longest answer, in milliseconds. */
async function watchHealth(url: string, signal: AbortSignal) {
  let longest = 0;
  while (!signal.aborted) {
    const begin = performance.now();
    await fetch(`${url}/api/healthz`).then((answer) => answer.arrayBuffer());
    longest = Math.max(longest, performance.now() - begin);
    await delay(20);
  }
  return longest;
}

async function measure(task: Task) {
  const folder = temporaryFolder();
  const server = await startLoadedServer({ folder, users: 1_000, environment: { APP_TOKEN: appToken } });
  const before = server.megabytes();
  const end = new AbortController();
  const health = watchHealth(server.url, end.signal);
  const begin = performance.now();
  const { statuses, megabytes } = await task(server, folder);
  const seconds = (performance.now() - begin) / 1_000;
  end.abort();
  const row = {
    answers: [...new Set(statuses)].join(', '),
    'sent or received, MB': Math.round(megabytes),
    seconds: seconds.toFixed(1),
    'memory before, MB': Math.round(before),
    'at its peak, MB': Math.round(server.peakMegabytes()),
    'health check at most, ms': Math.round(await health),
  };
  await server.end();
  return row;
}

/** Prints how much memory a server needs at most for the largest pictures and for a large copy of a person's data. */
export async function measurePeaks() {
  console.table({
    'four reports, 3 pictures of 6000 x 6000 each': await measure(sendReports(6_000)),
    'four reports, 3 pictures of 4000 x 4000 each': await measure(sendReports(4_000)),
    'a copy with 140 pictures of 2.4 MB': await measure(exportUser),
  });
}
