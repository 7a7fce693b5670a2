import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';

type Style = { size: number; weight: number; letterSpacing: number };

/** A line of text as the path of an SVG, which begins at 0 on its baseline, and its width. */
export function outlineText(truetype: Uint8Array, text: string, { size, weight, letterSpacing }: Style) {
  const face = new Face(new Blob(truetype));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const scale = size / face.upem;
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);

  let width = 0;
  const positions = run.getGlyphPositions();
  const glyphs = run.getGlyphInfos().map(({ codepoint }, index) => {
    const path = `<path transform="translate(${width.toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${font.glyphToPath(codepoint)}"/>`;
    width += (positions[index]?.xAdvance ?? 0) * scale + letterSpacing;
    return path;
  });
  return { path: glyphs.join(''), width: width - letterSpacing };
}
