import { execFileSync, spawnSync } from 'node:child_process';

let isUpdated = false;

/** Prints the reason and installs Debian packages. Does nothing without root or apt-get. */
export function installDebianPackages(reason: string, ...packages: string[]) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(reason);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  if (!isUpdated) execFileSync('apt-get', ['update', '-qq'], options);
  isUpdated = true;
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], options);
}

/** Returns the path of a program, by its name or its path, or an empty text if the shell does not find it. */
export const findProgram = (program: string) =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { encoding: 'utf8' }).stdout.trim();

/** The headless shell is the same engine without the parts of a desktop browser, and takes a tenth less time. */
const chromiumNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const findInstalledChromium = () => chromiumNames.map(findProgram).find(Boolean);

async function downloadByPlaywright() {
  console.log("No Chromium found: downloading Playwright's.");
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Returns the path of a Chromium: CHROMIUM_PATH, an installed one, Debian's package for root, or Playwright's download. */
export async function findChromium() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !findProgram(path)) throw new Error(`CHROMIUM_PATH is ${path}, which is not a program.`);
  const program = path ?? findInstalledChromium();
  if (program) return program;
  const reason = "No Chromium found: installing Debian's package, with fonts for Korean and Hindi.";
  installDebianPackages(reason, 'chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core');
  return findInstalledChromium() ?? downloadByPlaywright();
}

/** Let a headless Chromium run as root in a container, send only the requests of its pages, and draw text as on a screen. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
