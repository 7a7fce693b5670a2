import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLogger, createServer } from 'vite';
import { copyProject } from './copyProject.ts';

/** `npm run dev` over an API, in a copy of the project. */
export async function startDeveloping(apiUrl: string) {
  const root = copyProject();
  const errors: string[] = [];
  const infos: string[] = [];
  const customLogger = {
    ...createLogger('silent'),
    error: (message: string) => void errors.push(message),
    info: (message: string) => void infos.push(message),
  };
  const server = await createServer({
    root,
    cacheDir: resolve('node_modules/.vite'),
    server: { port: 0, proxy: { '/api': apiUrl }, fs: { allow: [root, resolve()] } },
    customLogger,
  });
  await server.listen();
  return {
    root,
    /** The errors in the terminal. */
    errors,
    /** The other messages in the terminal. */
    infos,
    url: server.resolvedUrls?.local[0] ?? '',
    /** Replaces a text in a file of the copy, which must have it. */
    replace: (path: string, from: string, to: string) => {
      const file = join(root, path);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
      writeFileSync(file, text.replaceAll(from, to));
    },
    close: () => server.close(),
  };
}
