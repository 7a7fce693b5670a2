import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

/** One folder contains all temporary folders of the tests. It is deleted when they end, even if a worker was killed. */
export function setup() {
  folder = mkdtempSync(join(tmpdir(), 'hullo-tests-'));
  chmodSync(folder, 0o711); // Postgres runs as a user of its own
  process.env.TMPDIR = folder;
}

/** Deletes asynchronously, because Vitest handles the exits of its workers meanwhile. */
export const teardown = () => rm(folder, { recursive: true, force: true });
