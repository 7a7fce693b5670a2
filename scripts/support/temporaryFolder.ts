import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder that goes with this process. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hullo-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  return folder;
}
