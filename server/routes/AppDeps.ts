import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import type { Remover } from '#server/erasure/createRemover.ts';
import type { MailSettings } from '#server/mail/transport.ts';
import type { Settings } from '#server/settings.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';

type SettingOfRoutes = 'rateLimit' | 'passwordMinLength' | 'secondFactor' | 'extensions' | 'appToken' | 'trustProxy';

/** The dependencies of the routes. */
export type AppDeps = Pick<Settings, SettingOfRoutes> & {
  db: Database;
  media: MediaStore;
  /** Finishes the part of an erasure that is outside the database. */
  remover: Remover;
  log: Logger;
  now: () => number;
  /** Sends queued mail; null sends none. */
  mail: { wake: () => void; isReachable: () => boolean; settings: MailSettings } | null;
};
