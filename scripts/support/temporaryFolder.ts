import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that goes with this process. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hullo-'));
  folders.push(folder);
  return folder;
}
