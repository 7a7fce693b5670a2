import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { ensurePostgres } from './postgres.ts';

type Tally = { passed: number; failed: number };

const results = 'test-results';
const environment = { ...process.env, CHROMIUM_PATH: await findChromium() };
ensurePostgres();
console.log(`Testing with ${environment.CHROMIUM_PATH}`);

function run(command: string, ...parameters: string[]) {
  console.log(`\n> ${command} ${parameters.join(' ')}`);
  return spawnSync(command, parameters, { stdio: 'inherit', env: environment }).status === 0;
}

/** A runner that ended without a report has failed as a whole. */
function readTally<Report>(file: string, count: (report: Report) => Tally): Tally {
  try {
    return count(JSON.parse(readFileSync(`${results}/${file}`, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const built = run('npm', 'run', 'build');
const units = run(
  'npx',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/vitest.json`,
);
const journeys = built && run('npx', 'playwright', 'test');

const tallies = [
  readTally<{ numPassedTests: number; numFailedTests: number }>('vitest.json', (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  })),
  readTally<{ stats: { expected: number; unexpected: number; flaky: number } }>('e2e.json', ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  })),
];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
const everythingRan = built && units && journeys;

process.exitCode = everythingRan && failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${everythingRan ? failed : Math.max(failed, 1)} failed`);
