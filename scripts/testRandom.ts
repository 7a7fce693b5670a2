import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { testBuild, vitest } from './support/runTests.ts';
import { chromium } from './testPrograms.ts';

// `npm run test:random -- 60` lets the random user walk for an hour. Each round has a new seed, which it prints. A failure
// prints the shortest walk that fails, and the command that repeats it. `--without translate,loseNetwork` leaves out
// commands, to look behind a known fault, and `--start /dashboard/faq` begins there.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    path: { type: 'string' },
    replay: { type: 'string' },
    world: { type: 'string' },
    start: { type: 'string' },
    without: { type: 'string', default: '' },
  },
});
const minutes = Number(positionals[0] ?? 60);
if (!(minutes > 0)) throw new Error(`"${positionals[0]}" is not a number of minutes.`);

/** Short rounds report a fault soon. */
const roundInMinutes = 5;
const end = Date.now() + minutes * 60_000;

do {
  const seed = values.seed ?? String(randomInt(1, 2 ** 31));
  const seconds = Math.min(roundInMinutes * 60, (end - Date.now()) / 1_000);
  console.log(`\nSeed ${seed}, at most ${Math.ceil(seconds)} seconds`);
  testBuild([vitest('random', 'npx vitest run tests/random')], {
    CHROMIUM_PATH: chromium,
    RANDOM_SEED: seed,
    RANDOM_SECONDS: String(seconds),
    RANDOM_WITHOUT: values.without,
    ...(values.world && { RANDOM_WORLD: values.world }),
    ...(values.start && { RANDOM_START: values.start }),
    ...(values.path && { RANDOM_PATH: values.path }),
    ...(values.replay && { RANDOM_REPLAY: values.replay }),
  });
} while (Date.now() < end && !process.exitCode && !values.seed);
