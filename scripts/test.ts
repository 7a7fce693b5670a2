import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hashInputs } from './build/inputs.ts';
import { isBuiltFrom } from './build/wholeBuild.ts';
import { findChromium } from './support/chromium.ts';
import { ensurePostgres } from './support/postgres.ts';

type Tally = { passed: number; failed: number };

const results = 'test-results';
const nothing: Tally = { passed: 0, failed: 1 };
const environment = { ...process.env, CHROMIUM_PATH: await findChromium() };
ensurePostgres();
console.log(`Testing with ${environment.CHROMIUM_PATH}`);

function run(command: string) {
  console.log(`\n> ${command}`);
  return spawnSync(command, { stdio: 'inherit', env: environment, shell: true }).status === 0;
}

/** What a runner's report says; one that ends badly without a failed test, or without a report, is a failure itself. */
function runTests<Report>(command: string, file: string, count: (report: Report) => Tally): Tally {
  const isGreen = run(command);
  const report = `${results}/${file}`;
  const { passed, failed } = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : nothing;
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
}

const runUnitTests = () =>
  runTests<{ numPassedTests: number; numFailedTests: number }>(
    `npx vitest run --reporter=default --reporter=json --outputFile.json=${results}/vitest.json`,
    'vitest.json',
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  );

const runBrowserTests = () =>
  runTests<{ stats: { expected: number; unexpected: number } }>(
    'npx playwright test',
    'e2e.json', // as playwright.config.ts has it
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected }),
  );

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const isBuilt = isBuiltFrom('dist', hashInputs()) || run('npm run build');
const tallies = isBuilt ? [runUnitTests(), runBrowserTests()] : [nothing];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
