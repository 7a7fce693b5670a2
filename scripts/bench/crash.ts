import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findProgram } from '#scripts/support/debian.ts';
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
if (!existsSync('dist/complete.json')) throw new Error('Build the server first: npm run build');
if (!findProgram('strace')) throw new Error('strace records the writes. On Debian: apt-get install strace');

const rounds = Number(values.rounds);
const killed = await crashRounds({ rounds, command: builtServer, report: console.log });
const slowest = Math.max(...killed.readyAfter);
console.log(`
killed ${rounds} times while writing: ${killed.acknowledged} writes acknowledged, ${killed.lost.length} lost
ready again after ${Math.round(median(killed.readyAfter))} ms in the median, ${Math.round(slowest)} ms at the slowest
`);

const points = Number(values.points);
const cut = await cutPower({ points, seconds: Number(values.seconds), report: console.log });
console.log(`
power cut at ${cut.cuts} points of ${cut.writes} writes and ${cut.syncs} syncs, with a random part of the unsynced data kept:
${cut.acknowledged} writes acknowledged, ${cut.lost.length} lost, ${cut.damaged} databases damaged`);

const lost = [...killed.lost, ...cut.lost];
for (const name of lost) console.log(`lost: ${name}`);
const isSafe = lost.length === 0 && cut.damaged === 0 && slowest < slowestAllowedInMs;
process.exitCode = isSafe && killed.acknowledged > 0 && cut.acknowledged > 0 ? 0 : 1;
