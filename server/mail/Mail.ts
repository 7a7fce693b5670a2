import type { Settings } from '#server/settings.ts';

/** How mail is sent, from whom, and where its links lead. */
export type MailSettings = NonNullable<Settings['mail']>;

/** A mail as it goes out. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};
