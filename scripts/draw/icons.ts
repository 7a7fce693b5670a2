import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import toIco from 'png-to-ico';
import sharp from 'sharp';

const paper = '#fff7ec';
const mark = readFileSync('public/favicon.svg');
const viewBox = 40;
const pointsPerInch = 72;

/** A maskable icon may lose everything outside a circle of four fifths of its width. */
const safely = 0.58;

const pictures = [
  { file: 'favicon.ico', size: 32, fills: 1, ground: 'transparent' },
  { file: 'apple-touch-icon.png', size: 180, fills: 0.68, ground: paper },
  { file: 'icon-192.png', size: 192, fills: safely, ground: paper },
  { file: 'icon-512.png', size: 512, fills: safely, ground: paper },
];

for (const { file, size, fills, ground } of pictures) {
  const drawn = Math.round(size * fills);
  const around = { top: Math.floor((size - drawn) / 2), left: Math.floor((size - drawn) / 2) };
  const png = await sharp(mark, { density: (pointsPerInch * drawn) / viewBox })
    .resize(drawn, drawn)
    .extend({
      ...around,
      bottom: size - drawn - around.top,
      right: size - drawn - around.left,
      background: ground === 'transparent' ? '#0000' : ground,
    })
    .flatten(ground === 'transparent' ? false : { background: ground })
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
  await writeFile(`public/${file}`, file.endsWith('.ico') ? await toIco([png]) : png);
}
