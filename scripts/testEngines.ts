import { findProgram, installDebianPackages } from './support/programs.ts';
import { testBuild, vitest } from './support/runTests.ts';

/** Debian's package of each program, by the name of the program. */
const packages = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

const missing = () => Object.entries(packages).filter(([program]) => !findProgram(program));

if (missing().length > 0) {
  const reason = "Firefox or WebKit is missing: installing Debian's packages, with fonts for Korean and Hindi.";
  installDebianPackages(reason, ...missing().map(([, name]) => name), 'fonts-noto-cjk', 'fonts-noto-core');
}
const stillMissing = missing().map(([program, name]) => `${program} (Debian's package ${name})`);
if (stillMissing.length > 0) throw new Error(`Programs are missing: ${stillMissing.join(', ')}`);
const environment = { FIREFOX_PATH: findProgram('firefox-esr'), WEBKIT_DRIVER_PATH: findProgram('WebKitWebDriver') };
testBuild([vitest('engines', 'npx vitest run --config vitest.engines.config.ts')], environment);
