import { findChromium, findProgram, installDebianPackages } from './support/programs.ts';
import { findPostgres } from './support/startPostgres.ts';

// Installs the programs that the tests need and the machine lacks. CI runs this file beside other work.
export const chromium = await findChromium();
if (!findPostgres()) installDebianPackages("No PostgreSQL found: installing Debian's package.", 'postgresql');
if (!findProgram('systemd-analyze'))
  installDebianPackages('Installing systemd, whose analysis tests the unit.', 'systemd');
