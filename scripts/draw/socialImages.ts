import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { type Language, languages } from '#i18n/language.ts';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import type { LandingMessages } from '#i18n/messages/en/landing.ts';
import { chromiumArguments, findChromium } from '#scripts/support/chromium.ts';
import { drawPicture } from './drawPicture.ts';

const size = { width: 1200, height: 630 };
const previewWidth = 608; // 19rem of the page for the press, on a screen of double density
const folder = 'public/social';

/** The name is a setting of the build, so the build reads it. */
const { module } = await runnerImport<typeof import('#brand/brand.ts')>('/src/brand/brand.ts');

async function wordsIn(language: Language) {
  const { landing }: { landing: LandingMessages } = await import(`#i18n/messages/${language}/landing.ts`);
  const { features }: { features: FeaturesMessages } = await import(`#i18n/messages/${language}/features.ts`);
  return { name: module.brand.name, heading: features.about.heading, note: landing.hero.cards.ines };
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
for (const language of languages) {
  await page.setContent(drawPicture(language, await wordsIn(language)));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: 'png' });
  await sharp(picture).png({ palette: true, effort: 10 }).toFile(`${folder}/${language}.png`);
  await sharp(picture).resize({ width: previewWidth }).webp().toFile(`${folder}/${language}.webp`);
}
await browser.close();
