import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import type { Translate } from '#server/language/translate.ts';

/** A moderator may only call what moderation needs. */
export type Role = 'admin' | 'moderator';

/** A change with the same key is not made twice. */
export type IdempotencyKey = { key: string; request: string };

/** The variables of Hono's context. The guard sets those of the session. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: RequestIdVariables & {
    language: string;
    t: Translate;
    administratorId: number;
    /** Details of a sign-in with a recovery code, for the log. */
    eventDetails: { by: string; codes_left: number } | undefined;
    /** The call succeeded without a change, such as a repeated one. The log has no security event for it. */
    changedNothing: boolean | undefined;
    role: Role;
    tokenHash: string;
    /** The header Idempotency-Key, with the call and the values that it was sent with. */
    idempotencyKey: IdempotencyKey | undefined;
  };
};

/** The context of a request. */
export type AppContext = Context<AppEnv>;

export const { createApp: createRoutes, createMiddleware } = createFactory<AppEnv>();
