import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findProgram } from '#scripts/support/programs.ts';
import { builtServer } from '#scripts/support/serverProcess.ts';
import { crashRounds } from './crashRounds.ts';
import { recordEarlyResponses } from './earlyResponses.ts';
import { median } from './median.ts';

const slowestAllowedInMs = 5_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
if (!existsSync('dist/complete.json')) throw new Error('Build the server first: npm run build');
if (!findProgram('strace')) throw new Error('strace records the writes. On Debian: apt-get install strace');

const rounds = Number(values.rounds);
const { acknowledged, lost, readyAfter } = await crashRounds({ rounds, command: builtServer, report: console.log });
const slowest = Math.max(...readyAfter);
console.log(`
killed ${rounds} times while writing: ${acknowledged} writes acknowledged, ${lost.length} lost
ready again after ${Math.round(median(readyAfter))} ms in the median, ${Math.round(slowest)} ms at the slowest
`);
for (const key of lost) console.log(`lost: ${key}`);

const { responses, early } = await recordEarlyResponses(rounds);
console.log(`${responses} responses, ${early.length} of them before their data were synced`);
for (const path of new Set(early)) console.log(`not synced: ${path}`);

const isSafe = lost.length === 0 && slowest < slowestAllowedInMs && early.length === 0;
process.exitCode = isSafe && acknowledged > 0 && responses > 0 ? 0 : 1;
