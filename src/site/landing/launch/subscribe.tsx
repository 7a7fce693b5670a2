import { toast } from 'react-toastify/unstyled';
import { apiBase } from '#api/base.ts';
import { createClient } from '#api/createClient.ts';
import { subscription } from '#api/subscription.ts';
import { Failure } from '#site/landing/parts/Failure.tsx';

/** Puts an address on the list and says what became of it, by `thanks` where the server has no words. */
export async function subscribe(values: Record<string, string>, language: string, thanks: string) {
  const send = createClient({ base: apiBase, token: () => null, language: () => language });
  try {
    const { message } = await send<unknown>(subscription.create, values);
    toast.success(message || thanks);
  } catch (error) {
    toast.error(<Failure error={error} />);
  }
}
