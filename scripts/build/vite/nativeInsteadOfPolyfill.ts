import type { Plugin } from 'vite';

/** Polyfills of libraries that every supported browser and React make needless: 4 kB in the dashboard, 0.3 kB on the site. */
const native: Record<string, string> = {
  'object.entries': 'module.exports = Object.entries;',
  'use-sync-external-store/shim': "export { useSyncExternalStore } from 'react';",
};

export const nativeInsteadOfPolyfill: Plugin = {
  name: 'native-instead-of-polyfill',
  apply: 'build',
  enforce: 'pre',
  // A module that one file requires and another imports is wrapped in a function, in a chunk that both download: one for each.
  resolveId: (id, _, { kind }) => (id in native ? `\0native:${kind}:${id}` : undefined),
  load: (id) => (id.startsWith('\0native:') ? native[id.split(':')[2] ?? ''] : undefined),
};
