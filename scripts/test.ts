import { findChromium, findProgram, installDebianPackages } from './support/programs.ts';
import { playwright, testBuild, vitest } from './support/runTests.ts';
import { findPostgres } from './support/startPostgres.ts';

const chromium = await findChromium();
if (!findPostgres()) installDebianPackages("No PostgreSQL found: installing Debian's package.", 'postgresql');
if (!findProgram('systemd-analyze'))
  installDebianPackages('Installing systemd, whose analysis tests the unit.', 'systemd');
console.log(`Testing with ${chromium}`);
testBuild([vitest('vitest'), playwright], { CHROMIUM_PATH: chromium });
