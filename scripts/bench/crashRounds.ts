import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '#api/createClient.ts';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { mediaFolderIn, sqliteFileIn } from '#server/process/dataFolder.ts';
import { type Acknowledged, writers, writeUntilTheEnd } from './crashWriters.ts';
import { lostClaims } from './lostClaims.ts';

type Options = { rounds: number; command?: string[]; report?: (line: string) => void };

const shortestRoundInMs = 150;
const longestRoundInMs = 750;

/** Kills a server again and again while eight writers write, and compares what it knows with what it acknowledged. */
export async function crashRounds({ rounds, command, report = () => undefined }: Options) {
  const folder = temporaryFolder();
  const start = () => startServerProcess({ DATA_DIR: folder, RATE_LIMIT: 'off' }, command);
  const isPictureKept = (path: string) => existsSync(join(mediaFolderIn(folder), path));
  const claims: Acknowledged = new Map();
  const readyAfter: number[] = [];
  let lost: string[] = [];

  let server = await start();
  for (let round = 1; round <= rounds; round += 1) {
    const { url, end } = server;
    const token = await signIn(url);
    const call = createClient({ base: `${url}/api`, token: () => token, language: () => 'en' });
    const acknowledge = (key: string, value: string | null) => claims.set(key, value);
    const writing = writers.map((write, number) =>
      writeUntilTheEnd(write, call, { prefix: `round-${round}-${number}`, acknowledge }),
    );
    const life = shortestRoundInMs + Math.random() * (longestRoundInMs - shortestRoundInMs);
    await Promise.all([...writing, delay(life).then(() => end('SIGKILL'))]);

    server = await start();
    readyAfter.push(server.readyAfter);
    lost = lostClaims(sqliteFileIn(folder), claims, isPictureKept);
    report(`round ${round}: killed after ${Math.round(life)} ms, ${claims.size} acknowledged, ${lost.length} lost`);
  }
  await server.end('SIGTERM');
  return { acknowledged: claims.size, lost, readyAfter };
}
