import type { Happening } from './planDay.ts';

/** Sends a call of the intake and answers its status and how long it took; rejects where there is no answer. */
export type Send = (call: string, values: unknown, key: string) => Promise<{ status: number; data: unknown }>;

type Played = { calls: Record<string, number>; refused: Record<string, number>; medianMs: number; slowestMs: number };

/** People write again where they have written before. */
const secondWords = 'And one more thing: it happened again just now.';

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Plays a day against a server, one thing after the other as fast as it answers, and tells what came of it. */
export async function playDay(day: readonly Happening[], send: Send, seed: string): Promise<Played> {
  const calls: Played['calls'] = {};
  const refused: Played['refused'] = {};
  const took: number[] = [];

  const make = async (call: string, values: Record<string, unknown>, key: string) => {
    const begin = performance.now();
    const { status, data } = await send(call, values, `${seed}-${key}`);
    took.push(performance.now() - begin);
    count(calls, call);
    if (status !== 200) count(refused, `${call} ${status}`);
    return data;
  };

  for (const [at, { call, values }] of day.entries()) {
    const data = await make(call, values, String(at));
    const isAnsweredLate = call === 'message' && at % 3 === 0;
    if (!isAnsweredLate || typeof data !== 'object' || data === null) continue;
    await make('message', { user: values.user, text: secondWords, ...data }, `${at}-again`);
  }
  took.sort((one, other) => one - other);
  return { calls, refused, medianMs: took[took.length >> 1] ?? 0, slowestMs: took.at(-1) ?? 0 };
}
