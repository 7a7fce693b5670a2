import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Acknowledged } from '#scripts/bench/crashWriters.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { Disk } from './Disk.ts';
import { examine } from './examine.ts';
import { recordWrites } from './recordWrites.ts';

type Options = { points: number; seconds: number; report: (line: string) => void };

/** Records the server's writes by strace, then examines the database that a power cut at random points would leave. */
export async function cutPower({ points, seconds, report }: Options) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'data'));
  const { data, events, acknowledgements } = await recordWrites({ folder, seconds });
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
    const left = await examine(disk, { data, claims, folder: join(folder, 'left') });
    for (const key of left.lost) lost.add(key);
    for (const fault of left.faults) report(`after event ${index}: ${fault}`);
    damaged += left.faults.length > 0 ? 1 : 0;
  }
  const countOf = (kind: string) => events.filter((event) => event.kind === kind).length;
  return {
    writes: countOf('write'),
    syncs: countOf('sync'),
    cuts: cutAfter.size,
    acknowledged: claims.size,
    lost: [...lost],
    damaged,
  };
}
