import { toast } from 'react-toastify/unstyled';
import { ApiError } from '#api/ApiError.ts';
import { apiBase } from '#api/base.ts';
import { createClient } from '#api/createClient.ts';
import { contact } from '#api/extensions/contact.ts';
import { Failure } from './parts/Failure.tsx';

/** Sends what was written to support and says what became of it, by `thanks` where the server has no words; `unknown` is an API without this call, of which nothing is said. */
export async function sendMessage(form: FormData, language: string, thanks: string) {
  const send = createClient({ base: apiBase, token: () => null, language: () => language });
  try {
    const { message } = await send<unknown>(contact.create, Object.fromEntries(form));
    toast.success(message || thanks);
    return 'sent';
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'unknown';
    toast.error(<Failure error={error} />);
    return 'failed';
  }
}
