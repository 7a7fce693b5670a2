import { argv } from 'node:process';

const benchmarks = ['admin', 'crash', 'load', 'site'];

const [name = ''] = argv.splice(2, 1); // each benchmark reads its own arguments from the third on
if (!benchmarks.includes(name)) throw new Error(`npm run bench -- <${benchmarks.join(' | ')}>`);
await import(`./bench/${name}.ts`);
