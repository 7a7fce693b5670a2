import { apiBase } from '#api/base.ts';
import { createSend } from '#api/request.ts';
import { currentToken } from '#api/session.ts';
import { detectDashboardLanguage } from '#i18n/detectLanguage.ts';

/** Calls the API as the administrator who is signed in, in the dashboard's language. */
export const send = createSend({ base: apiBase, token: currentToken, language: detectDashboardLanguage });
