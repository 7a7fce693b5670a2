import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from './support/temporaryFolder.ts';

/** The tests that depend on Node: the server, its processes and its binding to SQLite. */
const tests = ['server', 'tests/contract'];

const [major = ''] = process.argv.slice(2);
if (!/^\d\d$/.test(major)) throw new Error('Say which Node: npm run test:node -- 24');

const run = (program: string, parameters: string[]) => spawnSync(program, parameters, { stdio: 'inherit' }).status ?? 1;

const folder = temporaryFolder();
const nodeStatus = run('npm', ['install', '--no-save', '--foreground-scripts', '--prefix', folder, `node@${major}`]);
const node = join(folder, 'node_modules/node/bin/node');
// npm installs only the optional packages that its own Node can load.
const npm = process.env.npm_execpath;
if (!npm) throw new Error('Start this by npm: npm run test:node -- 24');
const packagesStatus = nodeStatus || run(node, [npm, 'install', '--no-save', '--ignore-scripts']);
// Vitest's workers and the tests' servers use the same Node as Vitest.
process.exitCode =
  packagesStatus || run(node, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', ...tests]);
