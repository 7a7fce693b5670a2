import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face, Feature, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { bricolage, figtree } from './faces.ts';
import { subsetFont } from './subsetFont.ts';

test.each([figtree, bricolage])(
  'the digits of $family can have one width',
  async ({ file, weights, hasTabularFigures }) => {
    const letters = '0123456789';
    const subset = await subsetFont(await readFile(`node_modules/${file}`), { letters, weights, hasTabularFigures });
    const font = new Font(new Face(new Blob(await convert(subset, 'truetype'))));
    const run = new Run();
    run.addText(letters);
    run.guessSegmentProperties();
    shape(font, run, [new Feature('tnum')]);

    expect(new Set(run.getGlyphPositions().map(({ xAdvance }) => xAdvance)).size).toBe(1);
  },
);
