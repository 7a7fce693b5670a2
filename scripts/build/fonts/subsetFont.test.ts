import { convert } from 'fontverter';
import { Blob, Feature, Font, Face as LoadedFace, Buffer as Run, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { bricolage, figtree } from './faces.ts';
import { subsetFont } from './subsetFont.ts';

test.each([figtree, bricolage])('the digits of $family can have one width', async (face) => {
  const digits = '0123456789';
  const subset = await subsetFont(face, [...digits], []);
  const font = new Font(new LoadedFace(new Blob(await convert(subset, 'truetype'))));
  const run = new Run();
  run.addText(digits);
  run.guessSegmentProperties();
  shape(font, run, [new Feature('tnum')]);

  expect(new Set(run.getGlyphPositions().map(({ xAdvance }) => xAdvance)).size).toBe(1);
});
