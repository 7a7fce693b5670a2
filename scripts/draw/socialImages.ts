import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { type Language, languages } from '#i18n/language.ts';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import type { LandingMessages } from '#i18n/messages/en/landing.ts';
import { faces, fontFace } from '#scripts/build/fonts/faces.ts';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';

type PictureTexts = { name: string; heading: string; note: string };

const cards = [
  { person: 'ruth', paper: 'marigold', angle: -9, left: 652, top: 40 },
  { person: 'leo', paper: 'lagoon', angle: 8, left: 908, top: 30 },
  { person: 'ines', paper: 'blush', angle: -2, left: 776, top: 214 },
];

const headingSizes: Record<Language, number> = { en: 94, es: 90, ko: 92, hi: 90 };

const tornEdge =
  'M40 0 34 31 42 58 31 96 37 131 26 158 33 204 41 221 29 262 35 300 22 341 31 366 27 402 38 437 24 470 30 512 19 548 27 579 22 608 29 630H560V0z';

const read = (file: string) => readFileSync(file, 'utf8');
const dataUrl = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

const fontsOf = (language: Language) =>
  faces[language].map((face) => fontFace(face, dataUrl(`node_modules/${face.file}`, 'font/woff2')));

const cardHtml = ({ person, paper, angle, left, top }: (typeof cards)[number]) =>
  `<div class="card" style="--angle:${angle}deg;left:${left}px;top:${top}px;background:var(--color-${paper})">
    ${read(`src/site/landing/people/${person}.svg`)}
  </div>`;

/** The HTML of the picture that chats show for a link, in exactly its size. */
const pictureHtml = (language: Language, { name, heading, note }: PictureTexts) => `<!doctype html>
  <html lang="${language}" style="--size:${headingSizes[language]}px;--stroke:url(${dataUrl('src/site/styles/stroke.svg', 'image/svg+xml')})">
  <style>${fontsOf(language).join('')}${read('src/brand/tokens.css')}${read('scripts/draw/picture.css')}</style>
  <body>
    <svg class="torn" viewBox="0 0 560 630" fill="var(--color-coral)"><path d="${tornEdge}"/></svg>
    <p class="logo">${read('public/favicon.svg')}${name}</p>
    <h1>${heading.replace(/\*([^*]+)\*/, '<mark>$1</mark>')}</h1>
    ${cards.map(cardHtml).join('')}
    <p class="note">${note}</p>
  </body></html>`;

const size = { width: 1200, height: 630 };
const previewWidth = 608; // 19rem of the page for the press, on a screen of double density
const folder = 'public/social';

/** Vite imports the brand, because it replaces the name in it by a setting of the build. */
const { module } = await runnerImport<typeof import('#brand/brand.ts')>('/src/brand/brand.ts');

async function textsIn(language: Language) {
  const { landing }: { landing: LandingMessages } = await import(`#i18n/messages/${language}/landing.ts`);
  const { features }: { features: FeaturesMessages } = await import(`#i18n/messages/${language}/features.ts`);
  return { name: module.brand.name, heading: features.about.heading, note: landing.hero.cards.ines };
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
for (const language of languages) {
  await page.setContent(pictureHtml(language, await textsIn(language)));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: 'png' });
  await sharp(picture).png({ palette: true, effort: 10 }).toFile(`${folder}/${language}.png`);
  await sharp(picture).resize({ width: previewWidth }).webp().toFile(`${folder}/${language}.webp`);
}
await browser.close();
