import type { BlockList } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import type { Translate } from '#server/language/translate.ts';

/** What the app and its routes are made from. */
export type AppDeps = {
  db: Database;
  /** Uploaded pictures are kept in this folder. */
  mediaFolder: string;
  log: Logger;
  now: () => number;
  rateLimit: 'on' | 'off';
  /** The proxies whose X-Forwarded headers are believed. */
  trustProxy: BlockList | null;
};

/** What Hono's context carries: the request's language, and whose session it is once the guard has let it pass. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { language: string; t: Translate; administratorId: number; tokenHash: string };
};
