import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Category, Faq, Session } from '#api/wire.ts';
import { administrator } from '#scripts/support/serverProcess.ts';
import { sha256 } from '#server/hash.ts';

/** The value of each write that got a response, by key. A deletion has the value null. */
export type AcknowledgedWrites = Map<string, string | null>;

/** Calls the API, and returns the key and the value of the acknowledged write. */
type Writer = (call: ApiCall, name: string) => Promise<[key: string, value: string | null]>;

const picture = () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return new File([Buffer.from(png, 'base64')], 'pixel.png');
};

const createFaq = (call: ApiCall, question: string) => call<Faq>(endpoints.faq.create, { question, answer: 'First' });
const createCategory = (call: ApiCall, name: string) =>
  call<Category>(endpoints.category.create, { name, image: picture() });

/** One writer for every kind of write. */
export const writers: readonly Writer[] = [
  async (call, name) => [`faq ${name}`, (await createFaq(call, name)).data.answer],
  async (call, name) => {
    const { data } = await createFaq(call, name);
    await call(endpoints.faq.update, { ...data, answer: 'Second' });
    return [`faq ${name}`, 'Second'];
  },
  async (call, name) => {
    await call(endpoints.faq.delete, { id: (await createFaq(call, name)).data.id });
    return [`faq ${name}`, null];
  },
  async (call, name) => {
    const email = `${name}@example.com`;
    await call(endpoints.subscription.create, { email });
    return [`subscriber ${email}`, email];
  },
  async (call, name) => [`category ${name}`, (await createCategory(call, name)).data.image],
  async (call, name) => {
    const { id } = (await createCategory(call, name)).data;
    const { data } = await call<Category>(endpoints.category.update, { id, name, image: picture() });
    return [`category ${name}`, data.image];
  },
  async (call, name) => {
    await call(endpoints.category.delete, { id: (await createCategory(call, name)).data.id });
    return [`category ${name}`, null];
  },
  async (call) => {
    const { data } = await call<Session>(endpoints.session.login, administrator);
    return [`session ${sha256(data.token)}`, sha256(data.token)];
  },
];

/** Writes until the server is killed. */
export async function writeUntilKilled(write: Writer, call: ApiCall, prefix: string, acknowledged: AcknowledgedWrites) {
  try {
    for (let number = 0; ; number += 1) acknowledged.set(...(await write(call, `${prefix}-${number}`)));
  } catch (error) {
    if (!(error instanceof ApiError && error.failure === 'offline')) throw error;
  }
}
