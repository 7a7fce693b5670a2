import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';
import type { Translate } from '#server/language/translate.ts';

/** What an account may do: everything, or what moderating takes. */
export type Role = 'admin' | 'moderator';

/** What Hono's context carries: the request's id and language, and whose session it is once the guard has let it pass. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: RequestIdVariables & {
    language: string;
    t: Translate;
    administratorId: number;
    /** How a sign-in went that used a recovery code, for the log. */
    eventDetails: { by: string; codes_left: number } | undefined;
    role: Role;
    tokenHash: string;
  };
};
