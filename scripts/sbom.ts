import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './support/temporaryFolder.ts';

type Package = { dev?: boolean; devDependencies?: unknown };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

// `npm sbom --omit dev` also leaves out shipped packages that a development package depends on.
const lock: { packages: Record<string, Package> } = read('package-lock.json');
const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev));
delete packages['']?.devDependencies;

const folder = temporaryFolder();
writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...read('package.json'), devDependencies: {} }));
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
const command = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
process.exitCode = spawnSync('npm', command, { cwd: folder, stdio: 'inherit' }).status ?? 1;
