import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '#scripts/build/precompress.ts';
import { copyBuild } from './copyBuild.ts';

/**
 * Builds a plain react-admin program as the dashboard of our server: `start` has one list, `moves` two and a user's page.
 * Returns the folder of the build.
 */
export async function buildPlain(program: 'start' | 'moves') {
  const dist = copyBuild(`plain-${program}`);
  const root = join(import.meta.dirname, 'plain', program);
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
