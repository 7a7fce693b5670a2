import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '#api/ApiError.ts';
import { type ApiCall, createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Faq, Page, PreLaunchUser } from '#api/wire.ts';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';

type Options = { rounds: number; command?: string[]; report?: (line: string) => void };

const writersPerKind = 4;

const kinds: ((call: ApiCall, name: string) => Promise<unknown>)[] = [
  (call, question) => call(endpoints.faq.create, { question, answer: 'Written before the crash' }),
  (call, email) => call(endpoints.subscription.create, { email }),
];

/** Writes until the server is gone; what it has answered by then is what it must still know. */
async function writeUntilTheEnd(write: (name: string) => Promise<unknown>, prefix: string, acknowledged: Set<string>) {
  for (let number = 0; ; number += 1) {
    const name = `${prefix}-${number}@example.com`;
    try {
      await write(name);
    } catch (error) {
      if (error instanceof ApiError && error.failure === 'offline') return;
      throw error;
    }
    acknowledged.add(name);
  }
}

async function readBack(call: ApiCall) {
  const { data: faqs } = await call<Faq[]>(endpoints.faq.list);
  const names = new Set(faqs.map(({ question }) => question));
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data } = await call<Page<PreLaunchUser>>(endpoints.preLaunch.list, {}, { page });
    for (const { email } of data.data) names.add(email);
    last = data.last_page;
  }
  return names;
}

/** Kills a writing server again and again, and counts what it had acknowledged and does not know any more. */
export async function crashRounds({ rounds, command, report = () => undefined }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'hullo-crash-'));
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  let token = '';
  let slowestRestart = 0;

  const restart = async () => {
    const server = await startServerProcess({ DATA_DIR: folder, RATE_LIMIT: 'off' }, command);
    if (token) slowestRestart = Math.max(slowestRestart, server.readyAfter);
    token ||= await signIn(server.url);
    const call = createClient({ base: `${server.url}/api`, token: () => token, language: () => 'en' });
    const kept = await readBack(call);
    for (const name of acknowledged) if (!kept.has(name)) lost.add(name);
    return { ...server, call };
  };

  for (let round = 1; round <= rounds; round += 1) {
    const server = await restart();
    const writers = kinds.flatMap((write, kind) =>
      Array.from({ length: writersPerKind }, (_, writer) =>
        writeUntilTheEnd((name) => write(server.call, name), `round-${round}-${kind}-${writer}`, acknowledged),
      ),
    );
    setTimeout(() => server.end('SIGKILL'), 150 + ((round * 137) % 600));
    await Promise.all(writers);
    await server.exit;
    report(`round ${round}: ${acknowledged.size} acknowledged so far, ${lost.size} lost`);
  }

  const survivor = await restart();
  await survivor.end('SIGTERM');
  rmSync(folder, { recursive: true });
  return { acknowledged: acknowledged.size, lost: lost.size, slowestRestart };
}
