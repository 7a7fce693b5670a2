import { readFileSync, writeFileSync } from 'node:fs';
import { convert } from 'fontverter';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { bricolage } from '#scripts/build/faces.ts';
import { outlineText } from './logo/outlineText.ts';

const file = (ground: string) => `public/logo-${ground}`;
const pngWidth = 1_600;

/** As in Logo.module.css, where the mark is 40 high. */
const mark = { height: 40, gap: 10.5 };
const style = { size: 30, weight: 800, letterSpacing: -0.9 };
const baseline = 30;

/** The name's colour, by the ground that the logo stands on: ink and paper, as in tokens.css. */
const grounds = { light: '#1c1a2b', dark: '#fff7ec' };

/** The name is a setting of the build, so the build reads it. */
const { module } = await runnerImport<typeof import('#brand/brand.ts')>('/src/brand/brand.ts');

const font = await convert(readFileSync(`node_modules/${bricolage.file}`), 'truetype');
const { path, width } = outlineText(font, module.brand.name, style);
const card = readFileSync('public/favicon.svg', 'utf8').replace(/<svg[^>]*>|<\/svg>\s*/g, '');
const left = mark.height + mark.gap;
const size = `${Math.ceil(left + width)} ${mark.height}`;

for (const [ground, colour] of Object.entries(grounds)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${card}<g fill="${colour}" transform="translate(${left} ${baseline})">${path}</g></svg>\n`;
  writeFileSync(`${file(ground)}.svg`, svg);
  await sharp(Buffer.from(svg), { density: pngWidth })
    .resize({ width: pngWidth })
    .png({ palette: true, effort: 10 })
    .toFile(`${file(ground)}.png`);
}
