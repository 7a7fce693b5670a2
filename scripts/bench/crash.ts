import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builtServer } from '#scripts/support/serverProcess.ts';
import { crashRounds } from './crashRounds.ts';
import { median } from './median.ts';
import { cutPower } from './powerCut/cutPower.ts';

const slowestAllowedInMs = 5_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    points: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '5' },
  },
});
const rounds = Number(values.rounds);
if (!existsSync('dist/complete.json')) throw new Error('Build the server first: npm run build');

/** Kills the server while it writes; returns true if no acknowledged write is lost. */
async function survivesKill() {
  const { acknowledged, lost, readyAfter } = await crashRounds({ rounds, command: builtServer, report: console.log });
  const slowest = Math.max(...readyAfter);
  console.log(`
killed ${rounds} times while writing: ${acknowledged} writes acknowledged, ${lost.length} lost
ready again after ${Math.round(median(readyAfter))} ms in the median, ${Math.round(slowest)} ms at the slowest`);
  for (const name of lost) console.log(`lost: ${name}`);
  return lost.length === 0 && acknowledged > 0 && slowest < slowestAllowedInMs;
}

/** Replays a power cut at many points; returns true if no acknowledged write is lost and no database is damaged. */
async function survivesPowerCut() {
  const { points, seconds } = values;
  const { writes, syncs, cuts, acknowledged, lost, damaged } = await cutPower({
    points: Number(points),
    seconds: Number(seconds),
    report: console.log,
  });
  console.log(`
power cut at ${cuts} points of ${writes} writes and ${syncs} syncs, with a random part of the unsynced data kept:
${acknowledged} writes acknowledged, ${lost.length} lost, ${damaged} databases damaged`);
  for (const name of lost) console.log(`lost: ${name}`);
  return lost.length === 0 && damaged === 0 && acknowledged > 0;
}

const killed = rounds === 0 || (await survivesKill());
const cut = Number(values.points) === 0 || (await survivesPowerCut());
process.exitCode = killed && cut ? 0 : 1;
