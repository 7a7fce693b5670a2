import { execFileSync } from 'node:child_process';
import { findProgram, installDebianPackages } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const onPath = () => names.map(findProgram).find(Boolean);

async function downloadByPlaywright() {
  console.log("No Chromium found: downloading Playwright's own.");
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** A Chromium to test with: CHROMIUM_PATH, the system's, Debian's package when root, else Playwright's download. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !findProgram(named)) throw new Error(`CHROMIUM_PATH is ${named}, which is not a program.`);
  const program = named ?? onPath();
  if (program) return program;
  const reason = "No Chromium found: installing Debian's package, with fonts for Korean and Hindi.";
  installDebianPackages(reason, 'chromium', 'fonts-noto-cjk', 'fonts-noto-core');
  return onPath() ?? downloadByPlaywright();
}

/** Headless, silent towards the outside, and able to run as root in a container. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
