import type { BlockList } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import type { Remover } from '#server/erasure/createRemover.ts';
import type { Translate } from '#server/language/translate.ts';
import type { Settings } from '#server/settings.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';

/** What an account may do: everything, or what moderating takes. */
type Role = 'admin' | 'moderator';

/** What the app and its routes are made from. */
export type AppDeps = {
  db: Database;
  media: MediaStore;
  /** Finishes what an erasure leaves to do outside the database. */
  remover: Remover;
  log: Logger;
  now: () => number;
  rateLimit: 'on' | 'off';
  /** Of new passwords. */
  passwordMinLength: number;
  /** Whether an account without a second factor may sign in. */
  secondFactor: 'optional' | 'required';
  /** Whether there is more than the fixed API. */
  extensions: 'on' | 'off';
  /** What the app's backend brings; null takes nothing from it. */
  appToken: string | null;
  /** Sends the mail that is queued; null where none is sent. */
  mail: { wake: () => void; isReachable: () => boolean; settings: NonNullable<Settings['mail']> } | null;
  /** The proxies whose X-Forwarded headers are believed. */
  trustProxy: BlockList | null;
};

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
