import { rm } from 'node:fs/promises';
import { build, type InlineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';

const folders = { client: 'dist/client', render: 'dist/render', server: 'dist/server' };

const quietly: InlineConfig = { logLevel: 'warn', mode: 'production' };

const buildClient = () => build({ ...quietly, build: { outDir: folders.client, manifest: 'manifest.json' } });

const buildForNode = (entry: string, outDir: string) =>
  build({ ...quietly, publicDir: false, build: { ssr: entry, outDir, target: 'node20', minify: false } });

const begin = performance.now();
process.env.NODE_ENV = 'production';
await rm('dist', { recursive: true, force: true });
await Promise.all([
  buildClient(),
  buildForNode('src/site/prerender.tsx', folders.render),
  buildForNode('server/main.ts', folders.server),
]);
await prerender(folders);
await precompress(folders.client);
console.log(`Built dist in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
