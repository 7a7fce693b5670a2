import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import type { Remover } from '#server/erasure/createRemover.ts';
import type { MailSettings } from '#server/mail/transport.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';

/** The dependencies of the routes. */
export type AppDeps = {
  db: Database;
  media: MediaStore;
  /** Finishes the part of an erasure that is outside the database. */
  remover: Remover;
  log: Logger;
  now: () => number;
  rateLimit: 'on' | 'off';
  /** Applies to new passwords. */
  passwordMinLength: number;
  /** Whether an account without a second factor may sign in. */
  secondFactor: 'optional' | 'required';
  /** Whether there is more than the fixed API. */
  extensions: 'on' | 'off';
  /** The token of the app's backend; null turns its calls off. */
  appToken: string | null;
  /** Sends queued mail; null sends none. */
  mail: { wake: () => void; isReachable: () => boolean; settings: MailSettings } | null;
  /** The proxies whose X-Forwarded headers are believed. */
  trustProxy: BlockList | null;
};
