import { playwright, statuses, testBuild, vitest } from './support/runTests.ts';
import { chromium } from './testPrograms.ts';

console.log(`Testing with ${chromium}`);
testBuild([vitest('vitest'), statuses, playwright], { CHROMIUM_PATH: chromium });
