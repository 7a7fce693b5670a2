import { playwright, testBuild, vitest } from './support/runTests.ts';
import { chromium } from './testPrograms.ts';

console.log(`Testing with ${chromium}`);
testBuild([vitest('vitest'), playwright], { CHROMIUM_PATH: chromium });
