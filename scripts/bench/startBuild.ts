import { startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';

/** Starts the server in the folder of a build, such as `dist`, on the demo data. `name` stands in the table of a benchmark. */
export async function startBuild(name: string, build: string) {
  const environment = { NODE_ENV: 'production', DATA_DIR: temporaryFolder(), SEED: 'demo' };
  return { name, ...(await startServerProcess(environment, [process.execPath, `${build}/server/main.js`])) };
}
