import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hashInputs, isBuiltFrom } from '#scripts/build/wholeBuild.ts';

/** A command, its report, and the report's names for the numbers of passed and failed tests. */
type Runner = { command: string; report: string; passed: string; failed: string };

const results = 'test-results';

function run(command: string, environment = process.env) {
  console.log(`\n> ${command}`);
  return spawnSync(command, { stdio: 'inherit', env: environment, shell: true }).status === 0;
}

/** Runs a command and reads its report. A command that fails without reporting a failed test counts as one failure. */
function runTests({ command, report, ...names }: Runner, environment: NodeJS.ProcessEnv) {
  const isGreen = run(command, environment);
  const content = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { [names.passed]: passed = 0, [names.failed]: failed = 1 }: Record<string, number> = content.stats ?? content;
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
}

export const vitest = (name: string, command = 'npx vitest run'): Runner => ({
  command: `${command} --reporter=default --reporter=json --outputFile.json=${results}/${name}.json`,
  report: `${results}/${name}.json`,
  passed: 'numPassedTests',
  failed: 'numFailedTests',
});

/** Its report is set in playwright.config.ts. */
export const playwright: Runner = {
  command: 'npx playwright test',
  report: `${results}/e2e.json`,
  passed: 'expected',
  failed: 'unexpected',
};

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
