import { resolve } from 'node:path';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';

/** The entries of the three programs. */
const entry = /\/src\/(?:admin|signIn|site)\/main\.tsx?$/;

/** Starts the mock of the API in each page before its program. */
const startMock: Plugin = {
  name: 'start-mock',
  apply: 'serve',
  config: () => ({
    cacheDir: 'node_modules/.vite-mock',
    optimizeDeps: {
      include: ['msw/browser', 'msw/http', 'openapi-sampler', 'hono', '@testing-library/react', 'react-hook-form'],
    },
    resolve: { alias: { '#tests/support/readForm.ts': resolve('tests/mock/readForm.ts') } },
  }),
  transform: {
    filter: { id: entry },
    handler: (code) => ({ code: `import '/tests/mock/start.ts'; ${code}`, map: null }),
  },
};

/** Serve the dashboard without a server: msw's service worker responds to its calls. */
export const mockPlugins = [msw({ mode: 'worker-only' }), startMock];
