import { execFileSync, spawnSync } from 'node:child_process';

/** Installs packages of Debian if this is root on Debian, and prints the reason. */
export function installDebianPackages(reason: string, ...packages: string[]) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(reason);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], options);
}

/** The path of a program, by its name or its path. Empty if the shell does not find it. */
export const findProgram = (program: string) =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { encoding: 'utf8' }).stdout.trim();

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const onPath = () => chromiumNames.map(findProgram).find(Boolean);

async function downloadByPlaywright() {
  console.log("No Chromium found: downloading Playwright's own.");
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** A Chromium to test with: CHROMIUM_PATH, the system's, Debian's package if root, else Playwright's download. */
export async function findChromium() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !findProgram(path)) throw new Error(`CHROMIUM_PATH is ${path}, which is not a program.`);
  const program = path ?? onPath();
  if (program) return program;
  const reason = "No Chromium found: installing Debian's package, with fonts for Korean and Hindi.";
  installDebianPackages(reason, 'chromium', 'fonts-noto-cjk', 'fonts-noto-core');
  return onPath() ?? downloadByPlaywright();
}

/** For a headless Chromium without requests of its own, also as root in a container. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
