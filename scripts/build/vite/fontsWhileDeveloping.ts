import type { Plugin } from 'vite';
import { faces, fontFace } from '#scripts/build/fonts/faces.ts';
import { fallbackFaces } from '#scripts/build/fonts/fallbackFaces.ts';

/** The build cuts the fonts to each page's letters; while developing, pages have them whole. */
export const fontsWhileDeveloping: Plugin = {
  name: 'fonts-while-developing',
  apply: 'serve',
  async transformIndexHtml() {
    const own = Object.values(faces)
      .flat()
      .map((face) => fontFace(face, `/node_modules/${face.file}`));
    const fallbacks = (await fallbackFaces()).map(({ css }) => css);
    return [{ tag: 'style', children: [...own, ...fallbacks].join('\n') }];
  },
};
