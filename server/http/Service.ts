import type { BlockList } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import type { Messages } from '#server/messages/en.ts';

/** What every route is made from. */
export type Parts = {
  db: Database;
  /** Uploaded pictures are kept in this folder. */
  mediaFolder: string;
  log: Logger;
  now: () => number;
  rateLimit: 'on' | 'off';
  /** The proxies whose word on the client's address is taken. */
  trustProxy: BlockList | null;
};

/** What a request carries on its way: the words of its language, and who sent it once the guard let it pass. */
export type Service = {
  Bindings: Partial<HttpBindings>;
  Variables: { say: Messages; administratorId: number; tokenHash: string };
};
