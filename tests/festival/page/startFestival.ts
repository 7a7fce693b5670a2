import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serve } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createOffice } from '#tests/festival/server/createOffice.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Builds the page of the dashboard into a folder. */
export async function buildFestival() {
  const outDir = temporaryFolder();
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react()],
    define: { 'import.meta.env.VITE_MEDIA_BASE': '"/shelf/"' },
    build: { outDir, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
  });
  return outDir;
}

const assetHeaders = { 'Cache-Control': 'max-age=31536000, immutable' }; // their names tell what is in them

/** A festival office of its own and its dashboard, as it was built into a folder, at an address of their own. */
export function startFestival(folder: string) {
  let office = createOffice();
  const fetch = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (/^\/(office|shelf)\//.test(pathname)) return office.fetch(request);
    const asked = join(folder, pathname);
    const file = extname(pathname) && existsSync(asked) ? asked : join(folder, 'index.html');
    const type = { 'Content-Type': types[extname(file)] ?? 'text/plain' };
    return new Response(readFileSync(file), { headers: file === asked ? { ...type, ...assetHeaders } : type });
  };
  /** Opens the office anew, as nobody has been there yet. */
  const reopen = () => {
    office = createOffice();
  };
  return new Promise<{ url: string; reopen: () => void; stop: () => void }>((resolve) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, reopen, stop: () => server.close() }),
    );
  });
}
