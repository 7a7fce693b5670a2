import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import type { Acknowledged } from './crashWriters.ts';
import { Disk } from './powerCut/Disk.ts';
import { examine } from './powerCut/examine.ts';
import { recordWrites } from './powerCut/recordWrites.ts';

const { values } = parseArgs({
  options: { points: { type: 'string', default: '300' }, seconds: { type: 'string', default: '5' } },
});
const points = Number(values.points);

if (!existsSync('dist/complete.json')) throw new Error('It is the built server that is watched: npm run build');
try {
  execFileSync('strace', ['--version']);
} catch (cause) {
  throw new Error('What a server writes is watched by strace. On Debian: apt-get install strace', { cause });
}

const begin = performance.now();
const folder = temporaryFolder();
mkdirSync(join(folder, 'data'));
const { data, events, acknowledgements } = await recordWrites({ folder, seconds: Number(values.seconds) });

const countOf = (kind: string) => events.filter((event) => event.kind === kind).length;
const eventOf = (point: number) => Math.floor(((point + Math.random()) / points) * events.length);
const cutAfter = new Set(Array.from({ length: points }, (_, point) => eventOf(point)));

const disk = new Disk();
const claims: Acknowledged = new Map();
const lost = new Set<string>();
let damaged = 0;
for (const [index, event] of events.entries()) {
  disk.apply(event);
  if (event.kind === 'answer')
    for (const [key, value] of acknowledgements.get(event.requestId) ?? []) claims.set(key, value);
  if (!cutAfter.has(index)) continue;
  const files = disk
    .afterPowerCut(Math.random)
    .filesBelow(data)
    .filter(({ path }) => !path.endsWith('-shm'));
  const left = await examine({ files, data, claims, written: (path) => disk.read(path), folder: join(folder, 'left') });
  for (const key of left.lost) lost.add(key);
  for (const fault of left.faults) console.log(`after event ${index}: ${fault}`);
  damaged += left.faults.length > 0 ? 1 : 0;
}

console.log(`
${countOf('write')} writes and ${countOf('sync')} syncs watched; the power cut after ${cutAfter.size} of them, each time with any of what was
not synced on the disk: ${claims.size} writes acknowledged, ${lost.size} lost, ${damaged} databases damaged
in ${((performance.now() - begin) / 1_000).toFixed(0)} s`);
for (const key of lost) console.log(`lost: ${key}`);
process.exitCode = lost.size + damaged === 0 && claims.size > 0 ? 0 : 1;
