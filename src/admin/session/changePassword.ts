import { ApiError } from '#api/ApiError.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Send } from '#api/request.ts';
import { endSession } from '#api/session.ts';

/** Changes the password on the server, or throws. A session the server knows no more ends here as well. */
export async function changePassword(send: Send, passwords: { old_password: string; new_password: string }) {
  try {
    await send(endpoints.session.changePassword, passwords);
  } catch (error) {
    if (error instanceof ApiError && error.sessionIsOver) endSession();
    throw error;
  }
}
