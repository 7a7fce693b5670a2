import { type Happening, pleas, type Spoken } from './planDay.ts';

type Answer = Promise<{ status: number; data: unknown }>;

/** How calls of the intake are made; each rejects where there is no answer. */
export type App = {
  send: (call: string, values: unknown, key: string) => Answer;
  ask: (path: string) => Answer;
};

type Played = { calls: Record<string, number>; refused: Record<string, number>; medianMs: number; slowestMs: number };

/** People write again where they have written before. */
const secondWords = 'And one more thing: it happened again just now.';

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Who was reported that day, with what they speak. */
function reportedIn(day: readonly Happening[]) {
  const reported = new Set(day.flatMap(({ call, values }) => (call === 'report' ? [values.user] : [])));
  return day.flatMap(({ call, values: { uuid, language } }) =>
    call === 'user' && reported.has(uuid) ? [{ user: String(uuid), language: language as Spoken }] : [],
  );
}

const isSuspended = (standing: unknown) =>
  typeof standing === 'object' &&
  standing !== null &&
  'suspended_until' in standing &&
  standing.suspended_until !== null;

/**
 * Plays a day against a server, one thing after the other as fast as it answers, and tells what came of it. Played again
 * after somebody was suspended or removed, those appeal; all else is done already.
 */
export async function playDay(day: readonly Happening[], { send, ask }: App, seed: string): Promise<Played> {
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
  for (const { user, language } of reportedIn(day)) {
    const { status, data } = await ask(`user/${user}`);
    if (status === 404 || isSuspended(data)) await make('appeal', { user, words: pleas[language] }, `appeal-${user}`);
  }
  took.sort((one, other) => one - other);
  return { calls, refused, medianMs: took[took.length >> 1] ?? 0, slowestMs: took.at(-1) ?? 0 };
}
