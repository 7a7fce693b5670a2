import { parseArgs } from 'node:util';
import { builtServer } from '#scripts/support/serverProcess.ts';
import { crashRounds } from './crashRounds.ts';
import { recordEarlyResponses } from './earlyResponses.ts';
import { median } from './median.ts';

const slowestAllowedInMs = 5_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
const rounds = Number(values.rounds);

const { acknowledged, lost, readyAfter } = await crashRounds(rounds, builtServer, console.log);
const slowest = Math.max(...readyAfter);
console.log(`${acknowledged} writes acknowledged, ${lost.length} lost: ${lost.join(', ')}`);
console.log(`Ready again after ${Math.round(median(readyAfter))} ms in the median, ${Math.round(slowest)} ms at most.`);

const { responses, early } = await recordEarlyResponses(rounds);
const unsynced = [...new Set(early)];
console.log(`${responses} responses, ${early.length} of them before their data were synced: ${unsynced.join(', ')}`);

const isSafe = lost.length === 0 && slowest < slowestAllowedInMs && early.length === 0;
process.exitCode = isSafe && acknowledged > 0 && responses > 0 ? 0 : 1;
