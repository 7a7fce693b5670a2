import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '#api/createClient.ts';
import { type Acknowledged, writers, writeUntilTheEnd } from '#scripts/bench/crashWriters.ts';
import { builtServer, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { readTrace, straceOptions } from './readTrace.ts';

/** The server that strace has started. */
const childOf = (pid: number | undefined) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

/**
 * Lets eight writers write for so long, and returns what the server asked the kernel for meanwhile, from its start on, and
 * what each of its answers has acknowledged, by the id of the request.
 */
export async function recordWrites({ folder, seconds }: { folder: string; seconds: number }) {
  const traceFile = join(folder, 'trace');
  const data = join(folder, 'data');
  const server = await startServerProcess({ DATA_DIR: data, RATE_LIMIT: 'off' }, builtServer, [
    'strace',
    ...straceOptions,
    `--output=${traceFile}`,
  ]);
  const token = await signIn(server.url);
  const acknowledgements = new Map<string, Acknowledged>();

  const writing = writers.map((write, number) => {
    let requestId = '';
    const call = createClient({
      base: `${server.url}/api`,
      token: () => token,
      language: () => 'en',
      fetch: async (request) => {
        const answer = await fetch(request);
        requestId = answer.headers.get('X-Request-Id') ?? '';
        return answer;
      },
    });
    const acknowledge = (key: string, value: string | null) => acknowledgements.set(requestId, new Map([[key, value]]));
    return writeUntilTheEnd(write, call, { prefix: `power-${number}`, acknowledge });
  });

  await delay(seconds * 1_000);
  process.kill(childOf(server.child.pid), 'SIGKILL');
  await Promise.all(writing);
  await server.exit;
  const lines: string[] = [];
  for await (const line of createInterface(createReadStream(traceFile, 'latin1'))) lines.push(line);
  return { data, events: readTrace(lines), acknowledgements };
}
