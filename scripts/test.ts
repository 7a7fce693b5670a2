import { findChromium } from './support/chromium.ts';
import { findProgram, installDebianPackages } from './support/debian.ts';
import { ensurePostgres } from './support/postgres.ts';
import { playwright, testBuild, vitest } from './support/runTests.ts';

const chromium = await findChromium();
ensurePostgres();
if (!findProgram('systemd-analyze')) installDebianPackages('Installing what judges the systemd unit.', 'systemd');
console.log(`Testing with ${chromium}`);
testBuild([vitest('vitest'), playwright], { CHROMIUM_PATH: chromium });
