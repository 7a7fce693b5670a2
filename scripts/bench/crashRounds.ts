import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '#api/createClient.ts';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { sqliteFileIn } from '#server/process/dataFolder.ts';
import { type Acknowledged, writers, writeUntilTheEnd } from './crashWriters.ts';
import { readKept } from './readKept.ts';

type Options = { rounds: number; command?: string[]; report?: (line: string) => void };

const shortestRoundInMs = 150;
const longestRoundInMs = 750;

/** What a server knows that has just come up, by the names that were claimed. */
function readBack(folder: string, url: string) {
  const kept = readKept(sqliteFileIn(folder));
  const isServed = async (path: string) => (await fetch(`${url}/media/${path}`)).ok;
  const isSignedIn = async (token: string) =>
    (await fetch(`${url}/api/admin/main`, { headers: { Authorization: `Bearer ${token}` } })).ok;

  return async (key: string, value: string | null) => {
    if (key.startsWith('session ')) return isSignedIn(String(value));
    if ((kept.get(key) ?? null) !== value) return false;
    return !key.startsWith('category ') || value === null || isServed(value);
  };
}

/**
 * Kills a server again and again while eight writers write whatever can be written, and looks what it has acknowledged
 * and does not know any more.
 */
export async function crashRounds({ rounds, command, report = () => undefined }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'hullo-crash-'));
  const lost = new Set<string>();
  const readyAfter: number[] = [];
  let acknowledged = 0;

  const startAndVerify = async (claims: Acknowledged) => {
    const server = await startServerProcess({ DATA_DIR: folder, RATE_LIMIT: 'off' }, command);
    readyAfter.push(server.readyAfter);
    const isKept = readBack(folder, server.url);
    for (const [key, value] of claims) if (!(await isKept(key, value))) lost.add(key);
    return server;
  };

  const everything: Acknowledged = new Map();
  let claims: Acknowledged = new Map();
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startAndVerify(claims);
    const token = await signIn(server.url);
    const call = createClient({ base: `${server.url}/api`, token: () => token, language: () => 'en' });
    claims = new Map();
    const writing = writers.map((write, number) =>
      writeUntilTheEnd(write, call, {
        prefix: `round-${round}-${number}`,
        acknowledge: (key, value) => claims.set(key, value),
      }),
    );
    const life = shortestRoundInMs + Math.random() * (longestRoundInMs - shortestRoundInMs);
    setTimeout(() => server.end('SIGKILL'), life);
    await Promise.all(writing);
    await server.exit;
    acknowledged += claims.size;
    for (const [key, value] of claims) everything.set(key, value);
    report(
      `round ${round}: killed after ${Math.round(life)} ms, ${acknowledged} acknowledged so far, ${lost.size} lost`,
    );
  }

  const survivor = await startAndVerify(everything);
  await survivor.end('SIGTERM');
  rmSync(folder, { recursive: true });
  // The first start made the database; the others had to recover it.
  return { acknowledged, lost: [...lost], readyAfter: readyAfter.slice(1) };
}
