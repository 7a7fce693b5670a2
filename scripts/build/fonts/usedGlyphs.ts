import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';

/**
 * The glyphs that these words come out as, and those they pass through on the way. A script with conjuncts has hundreds
 * that its letters could form, of which a page shows a few dozen.
 */
export function usedGlyphs(truetype: Uint8Array, words: Iterable<string>) {
  const font = new Font(new Face(new Blob(truetype)));
  const glyphs = new Set<number>();

  for (const word of words) {
    const run = new Run();
    const note = () => {
      for (const { codepoint } of run.getGlyphInfos()) glyphs.add(codepoint);
      return true;
    };
    run.addText(word);
    run.guessSegmentProperties();
    run.setMessageFunc(note);
    shape(font, run);
    note();
  }
  return glyphs;
}
