import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is deleted at the end of this process. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hullo-'));
  folders.push(folder);
  return folder;
}
