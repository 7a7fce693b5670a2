import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { people } from '#server/db/seed/people.ts';
import { categoryIcons, drawCategory } from './seedPictures/categoryIcons.ts';
import { drawPhoto, drawPortrait } from './seedPictures/drawPictures.ts';

/** Draws the pictures of the demo seed. They are kept in the repository, so this runs only when a drawing changes. */
const folder = 'server/db/seed/pictures';

/** Sixteen colours are enough for flat drawings, and half the bytes of a photograph's compression. */
async function save(svg: string, width: number, path: string) {
  const flat = await sharp(Buffer.from(svg))
    .resize({ width })
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer();
  const { size } = await sharp(flat).webp({ lossless: true, effort: 6 }).toFile(join(folder, path));
  return size;
}

rmSync(folder, { recursive: true, force: true });
for (const kind of ['people', 'photos', 'categories']) mkdirSync(join(folder, kind), { recursive: true });

const sizes: number[] = [];
for (const [number, person] of people.entries()) {
  sizes.push(await save(drawPortrait(person, number), 256, `people/${person.slug}.webp`));
  for (let shot = 1; shot <= person.photos; shot += 1) {
    sizes.push(await save(drawPhoto(person, number, shot), 320, `photos/${person.slug}-${shot}.webp`));
  }
}
for (const [name, icon] of Object.entries(categoryIcons)) {
  sizes.push(await save(drawCategory(icon), 320, `categories/${name}.webp`));
}

const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000);
console.log(`${sizes.length} pictures, ${kilobytes} kB`);
