import { existsSync } from 'node:fs';
import { builtServer } from '#scripts/support/serverProcess.ts';
import { crashRounds } from './crashRounds.ts';

const slowestAllowed = 5_000;

const { acknowledged, lost, slowestRestart } = await crashRounds({
  rounds: 20,
  command: existsSync('dist') ? builtServer : undefined,
  report: console.log,
});

console.log(
  `\nkilled 20 times while writing: ${acknowledged} writes acknowledged, ${lost} lost; slowest restart ${Math.round(slowestRestart)} ms`,
);
process.exitCode = lost === 0 && acknowledged > 0 && slowestRestart < slowestAllowed ? 0 : 1;
