import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';

/** `npm run dev` over an API, whose Vite reads one file as it is saved by `save` instead of from the disk. */
export async function startDeveloping(path: string, apiUrl: string) {
  const file = resolve(path);
  const written = readFileSync(file, 'utf8');
  let saved = written;
  const savedFile: Plugin = {
    name: 'saved-file',
    enforce: 'pre',
    load: (id) => (id === file ? saved : undefined),
  };
  const server = await createServer({
    plugins: [savedFile],
    server: { port: 0, proxy: { '/api': apiUrl } },
    logLevel: 'silent',
  });
  await server.listen();
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    /** Saves the file as it was written but for one place, which must be there. */
    save: (from: string, to: string) => {
      if (!written.includes(from)) throw new Error(`${path} does not contain ${from}`);
      saved = written.replace(from, to);
      server.watcher.emit('change', file);
    },
    close: () => server.close(),
  };
}
