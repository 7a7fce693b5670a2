import { setTimeout as delay } from 'node:timers/promises';
import { planDay } from './playDay/planDay.ts';
import { type App, playDay } from './playDay/playDay.ts';

const usage = 'APP_TOKEN=… npm run play:day -- <address of the server> [people] [seed]';

const [url, people = '100', seed = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const token = process.env.APP_TOKEN;
if (!url || !URL.canParse(url) || !token || !/^\d{1,6}$/.test(people) || !/^[\w-]{1,40}$/.test(seed)) {
  console.error(`Plays the day of a small app against a server that runs with the same APP_TOKEN: ${usage}`);
  process.exit(1);
}

/** Waits as long as the server wants between calls. */
async function call(path: string, init: RequestInit = {}): ReturnType<App['ask']> {
  const headers = { Authorization: `Bearer ${token}`, ...init.headers };
  const answer = await fetch(new URL(`/api/intake/${path}`, url), { ...init, headers });
  const { data } = (await answer.json()) as { data: unknown };
  if (answer.status !== 429) return { status: answer.status, data };
  await delay(Number(answer.headers.get('Retry-After')) * 1_000);
  return call(path, init);
}

const send: App['send'] = (path, values, key) =>
  call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(values),
  });

const { calls, refused, medianMs, slowestMs } = await playDay(planDay(Number(people), seed), { send, ask: call }, seed);
console.table({ calls, refused });
console.log(`Half of the calls took ${medianMs.toFixed(1)} ms or less, the slowest ${slowestMs.toFixed(1)} ms.`);
if (Object.keys(refused).length > 0) process.exitCode = 1;
