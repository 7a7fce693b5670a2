import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shortClassNames } from './scripts/build/shortClassNames.ts';

const launch = process.env.VITE_LAUNCH_DATE;
if (launch && Number.isNaN(Date.parse(launch))) {
  throw new Error(`VITE_LAUNCH_DATE is "${launch}", which is no date like 2025-12-01T00:00:00`);
}

const wholeFonts = [
  '@fontsource-variable/bricolage-grotesque/index.css',
  '@fontsource-variable/figtree/index.css',
  '@fontsource-variable/baloo-2/index.css',
  '@fontsource/kalam/400.css',
  '@fontsource/mukta/400.css',
  '@fontsource/mukta/700.css',
  '@fontsource/pretendard/400.css',
  '@fontsource/pretendard/800.css',
];

/** The build cuts the fonts to each page's letters; while developing, pages have them whole. */
const fontsWhileDeveloping: Plugin = {
  name: 'fonts-while-developing',
  apply: 'serve',
  transformIndexHtml: () =>
    wholeFonts.map((file) => ({
      tag: 'link',
      attrs: { rel: 'stylesheet', href: `/node_modules/${file}` },
      injectTo: 'head' as const,
    })),
};

/** Few files: every further one is a request, and a delay for whoever waits. */
const chunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|clsx)\//, priority: 3 },
  {
    name: 'shared',
    test: /src\/(?:api|session|brand|i18n|site(?:\/layout)?)\/(?!use|i18next|adminMessages|pages)\w+\.ts$/,
    priority: 2,
    minShareCount: 2,
  },
  { name: 'enterDashboard', test: /src\/(?:admin\/(?:enterDashboard|client)|session\/guard)\.ts$/, priority: 2 },
  {
    name: 'words',
    test: /node_modules\/(?:i18next|react-i18next|i18next-resources-to-backend)\/|i18n\/i18next/,
    priority: 1,
  },
  {
    name: 'dashboard',
    test: /node_modules\/(?:@mui|@emotion|@tanstack|ra-(?:core|i18n)|react-router|react-hook-form)|src\/i18n\/useT/,
    entriesAware: true, // what only the chart needs stays with the chart
  },
];

/** Chromium then compiles all of a file aside, instead of each function at its first call, while the page waits. */
const neededAtOnce = /^(?:react|shared|words)$/;
const compileHint = '//# allFunctionsCalledOnLoad';

export default defineConfig(({ command }) => ({
  plugins: [react(), fontsWhileDeveloping],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames('src') } : {} },
  build: {
    emptyOutDir: true,
    minify: 'terser', // makes the landing page's script 2 % smaller than the built-in minifier does
    terserOptions: { compress: { passes: 3 }, ecma: 2020 },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunks },
        postBanner: ({ name }) => (neededAtOnce.test(name) ? compileHint : ''),
      },
    },
  },
}));
