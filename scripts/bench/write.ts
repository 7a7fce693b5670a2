import { join } from 'node:path';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createApp } from '#server/app.ts';
import { countRows } from '#server/db/createPageReader.ts';
import { openDatabase } from '#server/db/Database.ts';
import { createSite } from '#server/site/createSite.ts';
import { diskStore } from '#server/storage/diskStore.ts';

const seconds = 4;
const rounds = 3;
const atOnce = [1, 8, 32, 128, 256];

const folder = temporaryFolder();
const db = await openDatabase({ sqliteFile: join(folder, 'bench.sqlite') });
const app = createApp({ db, media: diskStore(folder), site: createSite(join(folder, 'site')) });
let subscribed = 0;

/** Every visitor has an address of their own, so that the limit is looked up and none is refused. */
async function subscribe() {
  subscribed += 1;
  const number = subscribed;
  const remoteAddress = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const body = JSON.stringify({ email: `person${number}@example.com` });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  const incoming = { socket: { remoteAddress }, headers: { 'content-length': headers['Content-Length'] } };
  const answer = await app.request('/api/admin/app/pre/create', { method: 'POST', headers, body }, { incoming });
  if (answer.status !== 200) throw new Error(`A subscription was answered with ${answer.status}`);
}

/** Subscriptions a second with so many under way at a time. One at a time is one commit, and one wait for the disk, each. */
async function measure(concurrency: number) {
  const begin = performance.now();
  const processor = process.cpuUsage();
  const before = subscribed;
  const keepWriting = async () => {
    while (performance.now() - begin < (seconds * 1_000) / rounds) await subscribe();
  };
  await Promise.all(Array.from({ length: concurrency }, keepWriting));
  const { user, system } = process.cpuUsage(processor);
  return { written: subscribed - before, seconds: (performance.now() - begin) / 1_000, microseconds: user + system };
}

// Side by side, turn by turn: whatever else the machine does meets all of them.
const totals = new Map(atOnce.map((concurrency) => [concurrency, { written: 0, seconds: 0, microseconds: 0 }]));
await measure(32);
for (let round = 0; round < rounds; round += 1) {
  for (const [concurrency, total] of totals) {
    const { written, seconds, microseconds } = await measure(concurrency);
    total.written += written;
    total.seconds += seconds;
    total.microseconds += microseconds;
  }
}

const rateOf = ({ written, seconds }: { written: number; seconds: number }) => written / seconds;
const alone = rateOf(totals.get(1) ?? { written: 0, seconds: 1 });
console.log('Subscriptions a second, each on the disk before it is answered (SQLite, synchronous FULL):');
console.table(
  Object.fromEntries(
    [...totals].map(([concurrency, total]) => [
      concurrency === 1 ? 'one commit each' : `${concurrency} at a time, one commit a turn`,
      {
        'a second': Math.round(rateOf(total)),
        'times one commit each': (rateOf(total) / alone).toFixed(1),
        'processor, µs each': Math.round(total.microseconds / total.written),
      },
    ]),
  ),
);
const kept = await countRows(db, 'preLaunch');
console.log(`${subscribed} were answered, ${kept} are kept.`);
await db.destroy();
process.exitCode = kept === subscribed ? 0 : 1;
