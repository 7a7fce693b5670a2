import { createHash } from 'node:crypto';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Category, Faq, Session } from '#api/wire.ts';
import { administrator } from '#scripts/support/serverProcess.ts';

/** The value of every acknowledged write, or null for an acknowledged deletion. It lacks writes without a response. */
export type Acknowledged = Map<string, string | null>;

type Acknowledge = (key: string, value: string | null) => void;

type Writer = (call: ApiCall, name: string, acknowledge: Acknowledge) => Promise<unknown>;

const picture = () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return new File([Buffer.from(png, 'base64')], 'pixel.png');
};

const createFaq = (call: ApiCall, question: string) =>
  call<Faq>(endpoints.faq.create, { question, answer: 'First' }).then(({ data }) => data);
const createCategory = (call: ApiCall, name: string) =>
  call<Category>(endpoints.category.create, { name, image: picture() }).then(({ data }) => data);

/** One writer for every kind of write. It acknowledges a write when the response has arrived. */
export const writers: readonly Writer[] = [
  async (call, name, acknowledge) => {
    const { answer } = await createFaq(call, name);
    acknowledge(`faq ${name}`, answer);
  },
  async (call, name, acknowledge) => {
    const faq = await createFaq(call, name);
    await call(endpoints.faq.update, { ...faq, answer: 'Second' });
    acknowledge(`faq ${name}`, 'Second');
  },
  async (call, name, acknowledge) => {
    const { id } = await createFaq(call, name);
    await call(endpoints.faq.delete, { id });
    acknowledge(`faq ${name}`, null);
  },
  async (call, name, acknowledge) => {
    const email = `${name}@example.com`;
    await call(endpoints.subscription.create, { email });
    acknowledge(`subscriber ${email}`, email);
  },
  async (call, name, acknowledge) => {
    const { image } = await createCategory(call, name);
    acknowledge(`category ${name}`, image);
  },
  async (call, name, acknowledge) => {
    const { id } = await createCategory(call, name);
    const { data } = await call<Category>(endpoints.category.update, { id, name, image: picture() });
    acknowledge(`category ${name}`, data.image);
  },
  async (call, name, acknowledge) => {
    const { id } = await createCategory(call, name);
    await call(endpoints.category.delete, { id });
    acknowledge(`category ${name}`, null);
  },
  async (call, _, acknowledge) => {
    const { data } = await call<Session>(endpoints.session.login, administrator);
    const hash = createHash('sha256').update(data.token).digest('hex');
    acknowledge(`session ${hash}`, hash);
  },
];

/** Writes until the server is killed. */
export async function writeUntilTheEnd(write: Writer, call: ApiCall, prefix: string, acknowledge: Acknowledge) {
  for (let number = 0; ; number += 1) {
    try {
      await write(call, `${prefix}-${number}`, acknowledge);
    } catch (error) {
      if (error instanceof ApiError && error.failure === 'offline') return;
      throw error;
    }
  }
}
