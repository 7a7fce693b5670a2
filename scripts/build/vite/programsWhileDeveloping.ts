import type { Plugin } from 'vite';
import { programFile } from '#server/site/readBuild.ts';

/** Paths below /dashboard belong to programs of their own, as on the server. */
export const programsWhileDeveloping: Plugin = {
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
