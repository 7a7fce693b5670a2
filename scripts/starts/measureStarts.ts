import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { endpoints } from '#api/endpoints.ts';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';
import { builtServer, callAs, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import type { Figures } from './figures.ts';
import { measureStart } from './measureStart.ts';
import { starts } from './starts.ts';

/** Before the launch, whatever the date is. */
const environment = { NODE_ENV: 'production', SEED: 'demo', LAUNCH_DATE: '2100-01-01T00:00:00' };

/** Measures each start of the built product, on the demo data. */
export async function measureStarts() {
  const modules: Record<string, number> = JSON.parse(readFileSync('dist/modules.json', 'utf8'));
  const server = await startServerProcess({ ...environment, DATA_DIR: temporaryFolder() }, builtServer);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const token = await signIn(server.url);
    const session = { userData: JSON.stringify({ role: 'admin', token }) };
    const { data } = await callAs(server.url, token)<{ data: { uuid: string }[] }>(endpoints.users.list);
    const measured: Record<string, Figures> = {};
    for (const { name, path, shown, needsSession } of starts(data.data[0]?.uuid ?? '')) {
      const storage = needsSession ? session : {};
      measured[name] = await measureStart(browser, { url: server.url + path, shown, storage, modules });
    }
    return measured;
  } finally {
    await browser.close();
    await server.end('SIGTERM');
  }
}
