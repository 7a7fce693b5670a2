import { findChromium } from './support/chromium.ts';
import { ensurePostgres } from './support/postgres.ts';
import { playwright, testBuild, vitest } from './support/runTests.ts';

const chromium = await findChromium();
ensurePostgres();
console.log(`Testing with ${chromium}`);
testBuild([vitest('vitest'), playwright], { CHROMIUM_PATH: chromium });
