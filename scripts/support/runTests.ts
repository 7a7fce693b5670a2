import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hashInputs, isBuiltFrom } from '#scripts/build/wholeBuild.ts';

/** A command, the report that it writes, and what that calls the number of tests that passed and failed. */
type Runner = { command: string; report: string; passed: string; failed: string };

const results = 'test-results';

function run(command: string, environment = process.env) {
  console.log(`\n> ${command}`);
  return spawnSync(command, { stdio: 'inherit', env: environment, shell: true }).status === 0;
}

/** What a runner's report says; one that ends badly without a failed test, or without a report, is a failure itself. */
function runTests({ command, report, ...names }: Runner, environment: NodeJS.ProcessEnv) {
  const isGreen = run(command, environment);
  const content = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { [names.passed]: passed = 0, [names.failed]: failed = 1 }: Record<string, number> = content.stats ?? content;
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
}

/** Vitest as it is called on a command line, with a report of that name. */
export const vitest = (name: string, command = 'npx vitest run'): Runner => ({
  command: `${command} --reporter=default --reporter=json --outputFile.json=${results}/${name}.json`,
  report: `${results}/${name}.json`,
  passed: 'numPassedTests',
  failed: 'numFailedTests',
});

/** Playwright, which is told its report by playwright.config.ts. */
export const playwright: Runner = {
  command: 'npx playwright test',
  report: `${results}/e2e.json`,
  passed: 'expected',
  failed: 'unexpected',
};

/** Runs them one after another against a build of just these sources; the tally is the last line and the exit code. */
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
