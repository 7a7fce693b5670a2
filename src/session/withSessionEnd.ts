import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { Resumption } from './resumption.ts';
import { currentToken } from './session.ts';

/**
 * Wraps the client. A call that gets a 401 is sent again once the session is resumed: the server refused it, so nothing is
 * done twice. It never settles when the login page opens instead, so that screens show neither data nor an error. A call
 * without any response is not sent again, because the server may have carried it out.
 */
export const withSessionEnd =
  (call: ApiCall, resumption: Resumption): ApiCall =>
  async (endpoint, values, options) => {
    for (;;) {
      await resumption.active();
      const token = currentToken();
      try {
        return await call(endpoint, values, options);
      } catch (error) {
        if (!(error instanceof ApiError && error.sessionIsOver) || options?.signal?.aborted) throw error;
        await resumption.end(token);
      }
    }
  };
