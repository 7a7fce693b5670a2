import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Faq, Page, PreLaunchUser } from '#api/wire.ts';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';

type Options = { rounds: number; command?: string[]; report?: (line: string) => void };
type Kind = 'faq' | 'preLaunch';
type Acknowledged = Record<Kind, Set<string>>;
type Server = { url: string; token: string };

const writersPerKind = 4;

const call = async <Data>({ url, token }: Server, path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${url}/api/admin/app${path}`, {
    ...init,
    headers: { ...init.headers, Authorization: `Bearer ${token}` },
  });
  const { status, data } = (await answer.json()) as { status: boolean; data: Data };
  if (!status) throw new Error(`${path} was refused with ${answer.status}`);
  return data;
};

const create: Record<Kind, (server: Server, name: string) => Promise<unknown>> = {
  faq: (server, name) => {
    const body = new FormData();
    body.set('question', name);
    body.set('answer', 'Written before the crash');
    return call(server, '/faq/create', { method: 'POST', body });
  },
  preLaunch: (server, name) =>
    call(server, '/pre/create', {
      method: 'POST',
      body: JSON.stringify({ email: name }),
      headers: { 'Content-Type': 'application/json' },
    }),
};

/** Writes until the server is gone; what it has answered by then is what it must still know. */
async function writeUntilTheEnd(server: Server, kind: Kind, prefix: string, acknowledged: Set<string>) {
  for (let number = 0; ; number += 1) {
    const name = `${prefix}-${number}@example.com`;
    try {
      await create[kind](server, name);
    } catch (error) {
      if (error instanceof TypeError) return; // how fetch says that the connection broke
      throw error;
    }
    acknowledged.add(name);
  }
}

async function readBack(server: Server): Promise<Acknowledged> {
  const faqs = await call<Faq[]>(server, '/faq/list');
  const emails = new Set<string>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await call<Page<PreLaunchUser>>(server, `/pre/list?page=${page}`, { method: 'POST' });
    for (const { email } of answer.data) emails.add(email);
    last = answer.last_page;
  }
  return { faq: new Set(faqs.map(({ question }) => question)), preLaunch: emails };
}

const kinds: Kind[] = ['faq', 'preLaunch'];

const missing = (acknowledged: Acknowledged, kept: Acknowledged) =>
  kinds.flatMap((kind) => [...acknowledged[kind]].filter((name) => !kept[kind].has(name)));

/** Kills a writing server again and again, and counts what it had acknowledged and does not know any more. */
export async function crashRounds({ rounds, command, report = () => undefined }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'hullo-crash-'));
  const acknowledged: Acknowledged = { faq: new Set(), preLaunch: new Set() };
  const count = () => acknowledged.faq.size + acknowledged.preLaunch.size;
  const lost = new Set<string>();
  let token = '';
  let slowestRestart = 0;

  const restart = async () => {
    const server = await startServerProcess({ DATA_DIR: folder, RATE_LIMIT: 'off' }, command);
    token ||= await signIn(server.url);
    return { ...server, token };
  };
  const check = async (server: Server) => {
    for (const name of missing(acknowledged, await readBack(server))) lost.add(name);
  };

  for (let round = 1; round <= rounds; round += 1) {
    const server = await restart();
    if (round > 1) slowestRestart = Math.max(slowestRestart, server.readyAfter);
    await check(server);

    const writers = kinds.flatMap((kind, at) =>
      Array.from({ length: writersPerKind }, (_, writer) =>
        writeUntilTheEnd(server, kind, `round-${round}-${at}-${writer}`, acknowledged[kind]),
      ),
    );
    setTimeout(() => server.end('SIGKILL'), 150 + ((round * 137) % 600));
    await Promise.all(writers);
    await server.exit;
    report(`round ${round}: ${count()} acknowledged so far, ${lost.size} lost`);
  }

  const survivor = await restart();
  slowestRestart = Math.max(slowestRestart, survivor.readyAfter);
  await check(survivor);
  await survivor.end('SIGTERM');
  rmSync(folder, { recursive: true });
  return { acknowledged: count(), lost: lost.size, slowestRestart };
}
