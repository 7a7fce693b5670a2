import fc from 'fast-check';
import { commands, firstCommand } from './commands.ts';
import { type KnownProduct, startWalk, type Walk } from './Walk.ts';
import type { World } from './World.ts';

type Options = {
  /** Names the test, to replay a walk. */
  world: 'chromium' | 'jsdom' | 'festival';
  openWorld: (start: string) => Promise<World>;
  /** The addresses at which walks begin. */
  starts: readonly string[];
  product: KnownProduct;
  /** How many walks `npm test` makes. */
  runs: number;
};

/** Set by `npm run test:random`. */
const {
  RANDOM_SEED,
  RANDOM_PATH,
  RANDOM_REPLAY,
  RANDOM_SECONDS,
  RANDOM_WITHOUT = '',
  RANDOM_WORLD,
  RANDOM_START,
} = process.env;

/** `npm test` always makes the same walks. */
const fixedSeed = 47;

/** Many of them make no sense where the walk is, and are left out. */
const maxCommands = 25;

const unlimited = 10_000;

/** For the walks of `npm test`, and for the search of the shortest walk that fails. */
const maxSeconds = 90;

/** How to repeat the shortest walk that fails. */
function howToReplay(world: string, seed: number, path: string | null, steps: unknown) {
  const [, replayPath = ''] = String(steps).split('replayPath="');
  return `npm run test:random -- --world ${world} --seed ${seed} --path ${path} --replay ${replayPath.split('"')[0]}`;
}

/** Makes random walks. A failure tells the shortest walk that fails, and how to repeat it. */
export async function walkAtRandom({ world: name, openWorld, starts, product, runs }: Options) {
  if (RANDOM_WORLD && RANDOM_WORLD !== name) return;
  const makeWalk = async (start: string, steps: Iterable<fc.AsyncCommand<Walk, World>>) => {
    const world = await openWorld(start);
    try {
      const model = await startWalk(world, product);
      model.story.push(`starts at ${start}`);
      await fc.asyncModelRun(() => ({ model, real: world }), steps);
    } finally {
      await world.close();
    }
  };
  let lastWalk: Promise<void> = Promise.resolve();
  const walk = fc.asyncProperty(
    fc.constantFrom(...(RANDOM_START ? [RANDOM_START] : starts)),
    commands(maxCommands, { without: RANDOM_WITHOUT.split(','), replayPath: RANDOM_REPLAY }),
    firstCommand,
    (start, steps, first) => {
      lastWalk = makeWalk(start, [first, ...steps]);
      return lastWalk;
    },
  );
  const details = await fc.check(walk, {
    seed: Number(RANDOM_SEED ?? fixedSeed),
    path: RANDOM_PATH,
    numRuns: RANDOM_SECONDS ? unlimited : runs,
    interruptAfterTimeLimit: Number(RANDOM_SECONDS ?? maxSeconds) * 1_000,
    markInterruptAsFailure: false,
  });
  await lastWalk.catch(() => undefined); // fast-check leaves it when the time is over; its world changes the next one's
  if (!details.failed) return console.info(`${name}: ${details.numRuns} walks`);
  const { counterexamplePath, counterexample, errorInstance } = details;
  const command = howToReplay(name, details.seed, counterexamplePath, counterexample?.[1]);
  throw new Error(`${command}\n${errorInstance instanceof Error ? errorInstance.message : errorInstance}`);
}
