import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { hashInputs } from '#scripts/build/inputs.ts';
import { isBuiltFrom } from '#scripts/build/wholeBuild.ts';

/** A command, the report that it writes, and what that calls the number of tests that passed and failed. */
type Runner = { command: string; report: string; passed: string; failed: string };

const results = 'test-results';

/** Runs a command to its end; what it prints is printed at once or, beside another one's, when it has ended. */
async function run(command: string, { environment = process.env, isPrintedAtEnd = false } = {}) {
  if (!isPrintedAtEnd) console.log(`\n> ${command}`);
  const output = isPrintedAtEnd ? 'pipe' : 'inherit';
  const child = spawn(command, { stdio: ['inherit', output, output], env: environment, shell: true });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => printed.push(bytes));
  const [status] = await once(child, 'close');
  if (isPrintedAtEnd) console.log(`\n> ${command}\n${Buffer.concat(printed)}`);
  return status === 0;
}

type Options = Exclude<Parameters<typeof run>[1], undefined>;

/** What a runner's report says; one that ends badly without a failed test, or without a report, is a failure itself. */
async function runTests({ command, report, ...names }: Runner, options: Options) {
  const isGreen = await run(command, options);
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

/**
 * Runs them beside one another against a build of just these sources, because each leaves a sixth of two cores idle; the
 * tally is the last line and the exit code.
 */
export async function testBuild(runners: Runner[], added: NodeJS.ProcessEnv) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const environment = { ...process.env, ...added };
  const isBuilt = isBuiltFrom('dist', hashInputs()) || (await run('npm run build'));
  const tallies = isBuilt
    ? await Promise.all(runners.map((runner, index) => runTests(runner, { environment, isPrintedAtEnd: index > 0 })))
    : [{ passed: 0, failed: 1 }];
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}
