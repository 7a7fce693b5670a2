import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hashInputs, isBuiltFrom } from '#scripts/build/wholeBuild.ts';
import { results } from './results.ts';

/** A command that runs tests, and the file of its report. */
type Runner = { command: string; report: string };

/** The numbers in a report of Vitest, or of Playwright. */
type Report = { numPassedTests?: number; numFailedTests?: number; stats?: { expected: number; unexpected: number } };

function run(command: string, environment = process.env) {
  console.log(`\n> ${command}`);
  return spawnSync(command, { stdio: 'inherit', env: environment, shell: true }).status === 0;
}

/** Runs a command and reads its report. A command that fails without reporting a failed test counts as one failure. */
function runTests({ command, report }: Runner, environment: NodeJS.ProcessEnv) {
  const isGreen = run(command, environment);
  const content: Report = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const passed = content.numPassedTests ?? content.stats?.expected ?? 0;
  const failed = content.numFailedTests ?? content.stats?.unexpected ?? 1;
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
}

export const vitest = (name: string, command = 'npx vitest run'): Runner => ({
  command: `${command} --reporter=default --reporter=json --outputFile.json=${results}/${name}.json`,
  report: `${results}/${name}.json`,
});

/** Whether the tests before it got every status of the OpenAPI document. */
export const statuses: Runner = {
  command: 'node scripts/testStatuses.ts',
  report: `${results}/statuses.json`,
};

/** Its report is set in playwright.config.ts. */
export const playwright: Runner = { command: 'npx playwright test', report: `${results}/e2e.json` };

/** Runs tests one after another against a build of the current sources. The last line counts passed and failed tests. */
export function testBuild(runners: Runner[], environment: NodeJS.ProcessEnv) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const isBuilt = isBuiltFrom('dist', hashInputs()) || run('npm run build');
  const tallies = isBuilt
    ? runners.map((runner) => runTests(runner, { ...process.env, ...environment }))
    : [{ passed: 0, failed: 1 }];
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}
