import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';
import { addresses, openChromiumWorld, type Seed, seedFolder } from './chromiumWorld.ts';
import { extended } from './product.ts';
import { walkAtRandom } from './walkAtRandom.ts';

let browser: Browser;
let seed: Seed;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  seed = await seedFolder();
});

afterAll(() => browser.close());

test('a random user of the built product finds no fault', { timeout: 0 }, () =>
  walkAtRandom({
    world: 'chromium',
    openWorld: (start) => openChromiumWorld(browser, seed, start),
    starts: addresses,
    product: extended,
    runs: 2,
  }),
);
