import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './scripts/build/vite/codeSplitting.ts';
import { fontsWhileDeveloping, programsWhileDeveloping } from './scripts/build/vite/plugins.ts';
import { createScopedName } from './scripts/build/vite/scopedName.ts';
import { tablesPlugin } from './scripts/tables/tablesPlugin.ts';

const launch = process.env.VITE_LAUNCH_DATE;
if (launch && Number.isNaN(Date.parse(launch))) {
  throw new Error(`VITE_LAUNCH_DATE is "${launch}", which is not a date like 2025-12-01T00:00:00`);
}

/** Lightning CSS's flag of light-dark(). It would add two variables to each color-scheme, and no style uses it. */
const lightDark = 1_048_576;

/**
 * The native functions in place of polyfills, which no supported browser needs. Saves 4.6 kB in the dashboard, 0.3 kB on the
 * site. `es-toolkit/compat` has lodash's functions, which ra-core calls, in 3.6 kB less; its `union` alone needs seventeen others.
 */
const polyfills = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: /^lodash\/union\.js$/,
    replacement: 'data:text/javascript,export default (one, other) => [...new Set([...one, ...other])]',
  },
  { find: /^lodash\/(\w+?)(?:\.js)?$/, replacement: 'es-toolkit/compat/$1' },
  { find: 'object.entries', replacement: 'data:text/javascript,module.exports = Object.entries' },
  { find: 'warning', replacement: 'data:text/javascript,module.exports = () => undefined' }, // node-polyglot's, about missing texts
  { find: 'hasown', replacement: 'data:text/javascript,module.exports = Object.hasOwn' },
];

/** The package has a build for production, which a bundler does not find: its `exports` name the one with checks and warnings. */
const productionRouter = [
  { find: /^react-router$/, file: 'index.mjs' },
  { find: /^react-router\/dom$/, file: 'dom-export.mjs' },
].map(({ find, file }) => ({
  find,
  replacement: fileURLToPath(import.meta.resolve(`./node_modules/react-router/dist/production/${file}`)),
}));

/** The programs. Documents have one without React. */
const input = {
  site: 'index.html',
  document: 'src/site/legal/main.ts',
  dashboard: 'dashboard.html',
  session: 'session.html',
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), fontsWhileDeveloping, programsWhileDeveloping, tablesPlugin()],
  resolve: { alias: command === 'build' ? [...polyfills, ...productionRouter] : [] }, // the development server reads no data URLs
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
        codeSplitting,
      },
    },
  },
}));
