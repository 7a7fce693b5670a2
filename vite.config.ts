import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dashboardChunk, sharedChunk, siteChunk } from './scripts/build/chunks.ts';
import { faces, fontFace } from './scripts/build/faces.ts';
import { fallbackFacesPlugin } from './scripts/build/fallbackFaces.ts';
import { createScopedName } from './scripts/build/scopedName.ts';
import { tablesPlugin } from './scripts/tables/tablesPlugin.ts';
import { programFile } from './server/site/programFile.ts';

const launch = process.env.VITE_LAUNCH_DATE;
if (launch && Number.isNaN(Date.parse(launch))) {
  throw new Error(`VITE_LAUNCH_DATE is "${launch}", which is no date like 2025-12-01T00:00:00`);
}

/** The build cuts the fonts to each page's letters; while developing, pages have them whole. */
const fontsWhileDeveloping: Plugin = {
  name: 'fonts-while-developing',
  apply: 'serve',
  transformIndexHtml: () =>
    Object.values(faces)
      .flat()
      .map((face) => ({ tag: 'style', children: fontFace(face, `/node_modules/${face.file}`) })),
};

/** Paths below /dashboard belong to programs of their own, as on the server. */
const programsWhileDeveloping: Plugin = {
  name: 'programs-while-developing',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const file = programFile(new URL(request.url ?? '/', 'http://localhost').pathname);
      if (file) request.url = `/${file}`;
      next();
    });
  },
};

/** Libraries bring polyfills of what React and every browser that we support have: 4 kB in the dashboard, 0.3 kB on the site. */
const native: Record<string, string> = {
  'object.entries': 'module.exports = Object.entries;',
  'use-sync-external-store/shim': "export { useSyncExternalStore } from 'react';",
};

const nativeInsteadOfPolyfill: Plugin = {
  name: 'native-instead-of-polyfill',
  apply: 'build',
  enforce: 'pre',
  // What is required is wrapped in a function, in a chunk that who imports it would have to download, too: so a module for each.
  resolveId: (id, _, { kind }) => (id in native ? `\0native:${kind}:${id}` : undefined),
  load: (id) => (id.startsWith('\0native:') ? native[id.split(':')[2] ?? ''] : undefined),
};

/** Lightning CSS' own number: for older browsers it puts two variables beside each color-scheme, in case of light-dark(), which we do not use. */
const lightDark = 1_048_576;

/** A program a file, and the documents', which bring no React. */
const input = {
  site: 'index.html',
  document: 'src/site/legal/main.ts',
  dashboard: 'dashboard.html',
  session: 'session.html',
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    fallbackFacesPlugin,
    fontsWhileDeveloping,
    programsWhileDeveloping,
    nativeInsteadOfPolyfill,
    tablesPlugin(),
  ],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  css: {
    modules: command === 'build' ? { generateScopedName: createScopedName() } : {},
    lightningcss: { exclude: lightDark },
  },
  build: {
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      ...(isSsrBuild ? {} : { input }),
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }] },
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|native:import-statement:use-sync-external-store/,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            { name: sharedChunk, priority: 2, includeDependenciesRecursively: false },
            { name: siteChunk, priority: 2, includeDependenciesRecursively: false },
            { name: dashboardChunk, priority: 1 },
          ],
        },
      },
    },
  },
}));
