import { argv } from 'node:process';

const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  admin: () => import('./bench/admin.ts'),
  crash: () => import('./bench/crash.ts'),
  load: () => import('./bench/load.ts'),
  site: () => import('./bench/site.ts'),
};

const [name = ''] = argv.splice(2, 1); // each benchmark reads its own arguments from the third on
const run = benchmarks[name];
if (run) await run();
else {
  console.error(`npm run bench -- <${Object.keys(benchmarks).join(' | ')}>`);
  process.exitCode = 1;
}
