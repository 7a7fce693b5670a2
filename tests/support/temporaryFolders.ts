import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

/** Every temporary folder of the tests lies in one, which goes when they end: also when a worker is killed. */
export function setup() {
  folder = mkdtempSync(join(tmpdir(), 'hullo-tests-'));
  chmodSync(folder, 0o711); // Postgres runs as a user of its own
  process.env.TMPDIR = folder;
}

/** Not in one go: the workers end meanwhile, and this process has to notice it. */
export const teardown = () => rm(folder, { recursive: true, force: true });
