import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '#scripts/build/precompress.ts';
import { copyBuild } from './copyBuild.ts';

/** Builds the plainest react-admin program with one list, as the dashboard of our server. Returns the folder of the build. */
export async function buildPlain() {
  const dist = copyBuild('plain');
  const root = join(import.meta.dirname, 'plain');
  const outDir = join(dist, 'client');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: join(process.cwd(), outDir),
      emptyOutDir: true,
      rolldownOptions: { input: join(root, 'dashboard.html') },
    },
  });
  await precompress(outDir);
  return dist;
}
