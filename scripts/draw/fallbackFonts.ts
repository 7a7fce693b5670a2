import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { fallbacks } from './fallbacks.ts';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** How far a font reaches above and below its line, in parts of its size, by its tables `head` and `hhea`. */
async function heightsOf(file: string) {
  const font = await convert(readFileSync(join('node_modules', file)), 'truetype');
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const offsetOf = (tag: string) => {
    const entry = tables.find((at) => font.toString('latin1', at, at + 4) === tag);
    if (entry === undefined) throw new Error(`${file} has no table ${tag}`);
    return font.readUInt32BE(entry + 8);
  };
  const unitsPerEm = font.readUInt16BE(offsetOf('head') + 18);
  const lines = offsetOf('hhea');
  return { ascent: font.readInt16BE(lines + 4) / unitsPerEm, descent: -font.readInt16BE(lines + 6) / unitsPerEm };
}

const rules: string[] = [];
for (const { family, weight, file, local, size, range } of fallbacks) {
  const { ascent, descent } = await heightsOf(file); // one by one: fontverter writes each result over the last
  const lines = [
    `font-family: "${family}";`,
    `font-weight: ${weight};`,
    `src: ${local.map((name) => `local("${name}")`).join(', ')};`,
    `size-adjust: ${size}%;`,
    `ascent-override: ${percent((ascent * 100) / size)};`,
    `descent-override: ${percent((descent * 100) / size)};`,
    'line-gap-override: 0%;',
    ...(range ? [`unicode-range: ${range};`] : []),
  ];
  rules.push(`@font-face {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`);
}
const head = '/* Made by `npm run brand:draw` from scripts/draw/fallbacks.ts and the metrics of the fonts. */\n';
writeFileSync('src/brand/fallbackFonts.css', head + rules.join('\n'));
