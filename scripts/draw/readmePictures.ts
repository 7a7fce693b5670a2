import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#i18n/language.ts';
import { chromiumArguments, findChromium } from '#scripts/support/chromium.ts';
import { builtServer, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';

type Shot = { path: string; language: Language; width: number; scheme?: 'dark'; session?: string };

const pictures = 'docs/pictures';
const height = 800;
const gap = 24;
const background = '#8a8599';

async function shoot(browser: Browser, base: string, { path, language, width, scheme, session }: Shot) {
  const page = await browser.newPage({
    baseURL: base,
    viewport: { width, height },
    colorScheme: scheme ?? 'light',
    reducedMotion: 'reduce',
  });
  const storage = { 'selected-language': language, ...(session && { userData: session }) };
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  await page.goto(path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.close();
  return { picture, width };
}

/** Pictures beside each other, as one WebP. */
async function writeRow(name: string, shots: { picture: Buffer; width: number }[]) {
  const width = shots.reduce((sum, shot) => sum + shot.width + gap, gap);
  const lefts = shots.map((_, index) => shots.slice(0, index).reduce((sum, shot) => sum + shot.width + gap, gap));
  await sharp({ create: { width, height: height + 2 * gap, channels: 3, background } })
    .composite(shots.map(({ picture }, index) => ({ input: picture, left: lefts[index], top: gap })))
    .webp({ quality: 82 })
    .toFile(join(pictures, `${name}.webp`));
}

const environment = { NODE_ENV: 'production', DATA_DIR: temporaryFolder(), SEED: 'demo' };
const server = await startServerProcess(environment, builtServer);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
try {
  mkdirSync(pictures, { recursive: true });
  const session = JSON.stringify({ role: 'admin', token: await signIn(server.url) });
  const shot = (of: Shot) => shoot(browser, server.url, of);
  await writeRow('site', [
    await shot({ path: '/', language: 'en', width: 1_280 }),
    await shot({ path: '/', language: 'ko', width: 390 }),
    await shot({ path: '/privacy', language: 'hi', width: 390 }),
  ]);
  await writeRow('dashboard', [
    await shot({ path: '/dashboard/users', language: 'en', width: 1_280, session }),
    await shot({ path: '/dashboard/ticket', language: 'es', width: 390, scheme: 'dark', session }),
    await shot({ path: '/dashboard/preLaunch', language: 'ko', width: 390, session }),
  ]);
} finally {
  await browser.close();
  await server.end('SIGTERM');
}
