import { ApiError } from '#api/ApiError.ts';
import { apiBase } from '#api/base.ts';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';

/** Puts an address on the list. The words are the server's own, or empty when it gave none. */
export async function subscribe(email: string, language: string): Promise<{ subscribed: boolean; words: string }> {
  const send = createClient({ base: apiBase, token: () => null, language: () => language });
  try {
    const { message } = await send<unknown>(endpoints.subscription.create, { email });
    return { subscribed: true, words: message };
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.failure === 'refused';
    return { subscribed: false, words: isRefusal ? error.message : '' };
  }
}
