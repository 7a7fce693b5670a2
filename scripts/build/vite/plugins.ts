import type { Plugin } from 'vite';
import { faces, fontFace } from '#scripts/build/fonts/faces.ts';
import { fallbackFaces } from '#scripts/build/fonts/fallbackFaces.ts';
import { programFile } from '#server/site/readBuild.ts';

/** Uses whole fonts during development. The build subsets them for each page. */
export const fontsWhileDeveloping: Plugin = {
  name: 'fonts-while-developing',
  apply: 'serve',
  async transformIndexHtml() {
    const wholeFonts = Object.values(faces)
      .flat()
      .map((face) => fontFace(face, `/node_modules/${face.file}`));
    const fallbacks = (await fallbackFaces()).map(({ css }) => css);
    return [{ tag: 'style', children: [...wholeFonts, ...fallbacks].join('\n') }];
  },
};

/** Serves the HTML of the paths below /dashboard during development, as the server does. */
export const programsWhileDeveloping: Plugin = {
  name: 'programs-while-developing',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const file = programFile(new URL(request.url ?? '/', 'http://localhost').pathname);
      if (file) request.url = file;
      next();
    });
  },
};
