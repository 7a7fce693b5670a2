import { findProgram, installDebianPackages } from './debian.ts';

/** Debian's package of each program, by the name of the program. */
const packages = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

const missing = () => Object.entries(packages).filter(([program]) => !findProgram(program));

/** The programs to test Firefox and WebKit with: those on the PATH, else Debian's packages when root. */
export function findEngines() {
  const wanted = missing().map(([, name]) => name);
  if (wanted.length > 0) {
    const reason = "Firefox or WebKit is missing: installing Debian's packages, with fonts for Korean and Hindi.";
    installDebianPackages(reason, ...wanted, 'fonts-noto-cjk', 'fonts-noto-core');
  }

  const lacking = missing().map(([program, name]) => `${program} (Debian's package ${name})`);
  if (lacking.length > 0) throw new Error(`To test other browsers, these programs are missing: ${lacking.join(', ')}`);
  return { FIREFOX_PATH: findProgram('firefox-esr'), WEBKIT_DRIVER_PATH: findProgram('WebKitWebDriver') };
}
