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

/** Code in place of polyfills, which no supported browser needs. Saves 4 kB in the dashboard, 0.3 kB on the site. */
const nativeCode: Record<string, string> = {
  'object.entries': 'module.exports = Object.entries;',
  'use-sync-external-store/shim': "export { useSyncExternalStore } from 'react';",
};

export const nativeInsteadOfPolyfill: Plugin = {
  name: 'native-instead-of-polyfill',
  apply: 'build',
  enforce: 'pre',
  // One module for each kind of import: a module that is both required and imported would get a chunk of its own.
  resolveId: (id, _, { kind }) => (id in nativeCode ? `\0native:${kind}:${id}` : undefined),
  load: (id) => (id.startsWith('\0native:') ? nativeCode[id.split(':')[2] ?? ''] : undefined),
};
