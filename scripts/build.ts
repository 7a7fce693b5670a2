import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { countModules } from './build/countModules.ts';
import { writeInlineSources } from './build/inlineSources.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';
import { buildWhole, hashInputs } from './build/wholeBuild.ts';

const buildDefaults: InlineConfig = { logLevel: 'warn', mode: 'production' };

const buildClient = (outDir: string) => build({ ...buildDefaults, build: { outDir, manifest: 'manifest.json' } });

const buildForNode = (input: string[], outDir: string) =>
  build({
    ...buildDefaults,
    publicDir: false,
    // An older Node must be able to parse the server, which then names the Node that it needs.
    build: { ssr: true, rolldownOptions: { input }, outDir, target: 'node20', minify: false },
  });

/** The server, and the operator's commands. */
const serverEntries = ['main', 'commands/admin', 'commands/backup', 'commands/restore'].map(
  (name) => `server/${name}.ts`,
);

const begin = performance.now();
process.env.NODE_ENV = 'production';
await buildWhole('dist', hashInputs(), async (dist) => {
  const client = join(dist, 'client');
  const render = join(dist, 'render');
  const [program] = await Promise.all([
    buildClient(client),
    buildForNode(['src/site/prerender.tsx'], render),
    buildForNode(serverEntries, join(dist, 'server')),
  ]);
  await prerender({ client, render });
  await precompress(client);
  await writeInlineSources(client);
  await rename(join(client, 'manifest.json'), join(dist, 'manifest.json'));
  await writeFile(join(dist, 'modules.json'), JSON.stringify(countModules(program)));
  await rm(render, { recursive: true });
});
console.log(`Built dist in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
