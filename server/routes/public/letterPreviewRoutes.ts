import { Hono } from 'hono';
import type { Database } from '#server/db/Database.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { detectLanguage } from '#server/language/detectLanguage.ts';
import { languages } from '#server/language/translate.ts';
import { letterMail } from '#server/mail/composeMail.ts';
import { readPreview } from '#server/mail/readLetters.ts';
import type { MailSettings } from '#server/mail/transport.ts';
import { pagePolicy } from '#server/site/pagePolicy.ts';

/** What takes the place of the question how the reader's screen is coloured: a frame cannot be told to answer it otherwise. */
const mediaOf = new Map([
  ['light', '@media not all'],
  ['dark', '@media all'],
]);

/**
 * A letter as it will look, for whoever has its key: a frame of the dashboard brings no token, and somebody who reads it
 * over needs no account. Only pages of this origin may frame it.
 */
export const letterPreviewRoutes = (db: Database, settings: MailSettings) =>
  new Hono<AppEnv>()
    .use(detectLanguage({ order: ['querystring', 'header'], supportedLanguages: [...languages] }))

    .get('/:key', async (c) => {
      const text = await readPreview(db, c.req.param('key'), c.var.language);
      if (!text) throw new HttpError(404, 'letters.notFound');
      const media = mediaOf.get(c.req.query('scheme') ?? '') ?? '@media (prefers-color-scheme: dark)';
      const html = letterMail(text, settings).html.replace('@media (prefers-color-scheme: dark)', media);
      return c.html(html, 200, {
        'Content-Language': text.language,
        'Content-Security-Policy': pagePolicy(html, { connectSrc: [], imgSrc: [], frameAncestors: "'self'" }),
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
      });
    });
