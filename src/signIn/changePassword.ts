import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { clearSession } from '#session/session.ts';

/** Changes the password on the server, or throws. A session the server knows no more ends here as well. */
export async function changePassword(send: ApiCall, passwords: { old_password: string; new_password: string }) {
  try {
    await send(endpoints.session.changePassword, passwords);
  } catch (error) {
    if (error instanceof ApiError && error.sessionIsOver) clearSession();
    throw error;
  }
}
