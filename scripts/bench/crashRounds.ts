import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callAs, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { mediaFolderIn, sqliteFileIn } from '#server/process/dataFolder.ts';
import { type AcknowledgedWrites, writers, writeUntilKilled } from './crashWriters.ts';

const shortestRoundInMs = 150;
const longestRoundInMs = 750;

/** Returns the keys of acknowledged writes whose row or picture is missing from the data folder. */
function lostWrites(folder: string, acknowledged: AcknowledgedWrites) {
  const database = new SqliteFile(sqliteFileIn(folder), { readonly: true });
  const rows = database
    .prepare(
      `select 'faq ' || question, answer from faq
      union all select 'subscriber ' || email, email from pre_launch_user
      union all select 'category ' || name, image from category
      union all select 'session ' || token_hash, token_hash from session`,
    )
    .raw()
    .all() as [string, string][];
  database.close();
  const stored = new Map(rows);
  const hasPicture = (key: string, value: string | null) =>
    !key.startsWith('category ') || value === null || existsSync(join(mediaFolderIn(folder), value));
  return [...acknowledged]
    .filter(([key, value]) => (stored.get(key) ?? null) !== value || !hasPicture(key, value))
    .map(([key]) => key);
}

/** Kills a server again and again while eight writers call it. Then compares its data with the acknowledged writes. */
export async function crashRounds(rounds: number, command?: string[], report = (_line: string) => {}) {
  const folder = temporaryFolder();
  const start = () => startServerProcess({ DATA_DIR: folder, RATE_LIMIT: 'off' }, command);
  const acknowledged: AcknowledgedWrites = new Map();
  const readyAfter: number[] = [];
  let lost: string[] = [];

  let server = await start();
  for (let round = 1; round <= rounds; round += 1) {
    const { url, end } = server;
    const call = callAs(url, await signIn(url));
    const writing = writers.map((write, number) =>
      writeUntilKilled(write, call, `round-${round}-${number}`, acknowledged),
    );
    const lifetime = shortestRoundInMs + Math.random() * (longestRoundInMs - shortestRoundInMs);
    await Promise.all([...writing, delay(lifetime).then(() => end('SIGKILL'))]);

    server = await start();
    readyAfter.push(server.readyAfter);
    lost = lostWrites(folder, acknowledged);
    report(
      `round ${round}: killed after ${Math.round(lifetime)} ms, ${acknowledged.size} acknowledged, ${lost.length} lost`,
    );
  }
  await server.end('SIGTERM');
  return { acknowledged: acknowledged.size, lost, readyAfter };
}
