import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builtServer } from '#scripts/support/serverProcess.ts';
import { crashRounds } from './crashRounds.ts';
import { median } from './median.ts';

const slowestAllowed = 5_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
const rounds = Number(values.rounds);

const { acknowledged, lost, readyAfter } = await crashRounds({
  rounds,
  command: existsSync('dist') ? builtServer : undefined,
  report: console.log,
});

const slowest = Math.max(...readyAfter);
console.log(`
killed ${rounds} times while writing: ${acknowledged} writes acknowledged, ${lost.length} lost
ready again after ${Math.round(median(readyAfter))} ms in the median, ${Math.round(slowest)} ms at the slowest`);
for (const name of lost) console.log(`lost: ${name}`);
process.exitCode = lost.length === 0 && acknowledged > 0 && slowest < slowestAllowed ? 0 : 1;
