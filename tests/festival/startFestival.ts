import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import react from '@vitejs/plugin-react';
import { type Context, Hono } from 'hono';
import { build } from 'vite';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { office } from '#tests/festival/office.ts';
import { createApiServer } from '#tests/suite/createApiServer.ts';

/** Builds the page of the dashboard into a folder. */
export async function buildFestival() {
  const outDir = temporaryFolder();
  await build({
    configFile: false,
    root: 'tests/festival/page',
    logLevel: 'error',
    plugins: [react()],
    define: { 'import.meta.env.VITE_MEDIA_BASE': '"/shelf/"' },
    build: { outDir, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
  });
  return outDir;
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** The dashboard that was built into the folder `root`, over an API with twelve rows of each resource, at one origin. */
export function startFestival(root: string) {
  const api = createApiServer(office, {}, 12);
  const app = new Hono();
  app.all('/office/*', ({ req }) =>
    api.fetch(new Request(req.url.replace(/^.*?\/office/, office.dialect.base), req.raw)),
  );
  app.get('/shelf/*', ({ body }) => body(picture, 200, { 'Content-Type': 'image/svg+xml' }));
  const keep = (_: string, { header }: Context) => header('Cache-Control', 'max-age=31536000, immutable'); // their names tell what is in them
  app.get('/assets/*', serveStatic({ root, onFound: keep }));
  app.get('*', serveStatic({ root, path: 'index.html' }));
  return new Promise<{ url: string; stop: () => void }>((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, stop: () => server.close() }),
    );
  });
}
