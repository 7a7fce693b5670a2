import type { ApiCall } from '#api/createClient.ts';
import type { Values } from '#api/values.ts';

/** Records what is sent and answers with the next of the answers: an error is thrown, all else is the data. */
export function scriptedSend(...answers: unknown[]) {
  const sent: Values[] = [];
  const send: ApiCall = async <T>(_: unknown, values: Values = {}) => {
    sent.push(values);
    const answer = await answers[sent.length - 1];
    if (answer instanceof Error) throw answer;
    return { data: answer as T, message: 'Done' };
  };
  return { send, sent };
}
