import { apiBase } from '#api/base.ts';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';

/** Puts an address on the list. Resolves to the server's message, which may be empty; rejects with an ApiError. */
export async function subscribe(email: string, language: string) {
  const send = createClient({ base: apiBase, token: () => null, language: () => language });
  const { message } = await send<unknown>(endpoints.subscription.create, { email });
  return message;
}
