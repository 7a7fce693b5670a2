import { apiBase } from '#api/base.ts';
import { createClient } from '#api/createClient.ts';
import { createConnection } from '#api/createConnection.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';
import { createResumption } from '#session/resumption.ts';
import { currentToken, signIn } from '#session/session.ts';

/** Whether the API can be reached. */
export const connection = createConnection(apiBase);

/** Calls the API with the administrator's token and language. */
export const call = connection.watch(
  createClient({ base: apiBase, token: currentToken, language: detectDashboardLanguage }),
);

/** Resumes the session in this page, or opens the login page, when the session ends. */
export const resumption = createResumption((credentials) => signIn(call, credentials));
