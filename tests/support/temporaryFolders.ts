import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

/** Every temporary folder of the tests lies in one, which goes when they end: also when a worker is killed. */
export function setup() {
  folder = mkdtempSync(join(tmpdir(), 'hullo-tests-'));
  chmodSync(folder, 0o711); // Postgres runs as a user of its own
  process.env.TMPDIR = folder;
}

export const teardown = () => rmSync(folder, { recursive: true, force: true });
