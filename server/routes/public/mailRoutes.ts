import { languages } from '#api/wire.ts';
import { audited } from '#server/audit/audited.ts';
import type { Database } from '#server/db/Database.ts';
import { type AppContext, createRoutes } from '#server/http/AppEnv.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { refuseOtherMethods } from '#server/http/notFoundOr405.ts';
import { onError } from '#server/http/onError.ts';
import { kilobyte, readBody } from '#server/http/readBody.ts';
import { detectLanguage } from '#server/language/detectLanguage.ts';
import { translate } from '#server/language/translate.ts';
import { letterMail } from '#server/mail/composeMail.ts';
import { confirm, isDone, subscriberOf, unsubscribe } from '#server/mail/consent.ts';
import { readPreview } from '#server/mail/readLetters.ts';
import { brandOf, type LinkPurpose, mailStyle, renderLinkFailure, renderLinkPage } from '#server/mail/renderMail.ts';
import type { MailSettings } from '#server/mail/transport.ts';
import { described, type RouteDescription } from '#server/openapi/RouteDescription.ts';
import type { AppDeps } from '#server/routes/Routes.ts';
import { hashSource, pagePolicy } from '#server/site/pagePolicy.ts';

/** The headers of a page with this style alone, whose address is a secret. */
const headersOf = (language: string, style: string, frameAncestors?: "'self'") => ({
  'Cache-Control': 'no-store',
  'Content-Language': language,
  'Content-Security-Policy': pagePolicy(
    { scripts: [], styles: [hashSource(style)] },
    { connectSrc: [], imgSrc: [], frameAncestors },
  ),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
});

/** A refusal or failure for a page of its own, because a person reads it. */
async function failureOf(log: AppDeps['log'], error: Error, c: AppContext) {
  const refusal = onError(log)(error, c);
  const { message } = (await refusal.json()) as { message: string };
  const headers = { ...Object.fromEntries(refusal.headers), 'content-type': 'text/html; charset=UTF-8' };
  return { message, status: refusal.status as 503, headers };
}

/** The page's own form says so. A mail program's request has any other body, and must get no redirect (RFC 8058). */
const isFromPage = (body: Buffer) => new URLSearchParams(body.toString()).get('from') === 'page';

/** The pages behind a link in a mail. Opening one changes nothing, because virus scanners open links, too. */
function linkRoutes(deps: AppDeps, settings: MailSettings, purpose: LinkPurpose, change: typeof confirm) {
  const findSubscriber = (db: Database, token = '') => subscriberOf(db, token, { purpose, now: deps.now() });

  /** What the page says, or undefined if it asks. */
  const outcomeOf = async (token?: string) => {
    const subscriber = await findSubscriber(deps.db, token);
    if (subscriber === undefined) return 'expired';
    if (subscriber === null) return 'done'; // deleted, and so unsubscribed
    return (await isDone(deps.db, subscriber, purpose)) ? 'done' : undefined;
  };

  /** The page says what the link's token has done. An outcome in the address could be anyone's invention. */
  const urlOf = (c: AppContext) =>
    `/${purpose}?${new URLSearchParams({ lng: c.var.language, token: c.req.query('token') ?? '' })}`;

  const showPage = async (c: AppContext) => {
    const { language } = c.var;
    const outcome = await outcomeOf(c.req.query('token'));
    const page = renderLinkPage({ purpose, language, outcome, brand: brandOf(settings) });
    return c.html(page, 200, headersOf(language, mailStyle));
  };

  const makeChange = async (c: AppContext) => {
    const body = await readBody(c, kilobyte);
    const isValid = await audited(c.var, deps, ['subscription', purpose], async (transaction, record) => {
      const token = c.req.query('token');
      const subscriber = await findSubscriber(transaction, token);
      if (subscriber && (await change(transaction, subscriber, deps.now(), token))) await record({ row: subscriber });
      return subscriber !== undefined;
    });
    if (isValid) deps.remover.wake();
    c.header('Cache-Control', 'no-store');
    if (!isFromPage(body)) return c.body(null, isValid ? 200 : 404);
    return c.redirect(urlOf(c), 303);
  };

  const showFailure = async (error: Error, c: AppContext) => {
    const { message, status, headers } = await failureOf(deps.log, error, c);
    const { language } = c.var;
    const page = renderLinkFailure({ language, brand: brandOf(settings), message, url: urlOf(c) });
    return c.html(page, status, { ...headers, ...headersOf(language, mailStyle) });
  };

  return createRoutes()
    .use(detectLanguage(['querystring', 'cookie', 'header']), translate)
    .get(
      '/',
      described({ by: 'anyone', summary: 'Whether the link of a mail is good', safeBy: 'writes nothing' }, showPage),
    )
    .post(
      '/',
      described(
        {
          by: 'anyone',
          summary: 'Confirm or end the subscription of the link’s token',
          safeBy: 'conditional update',
        },
        makeChange,
      ),
    )
    .all('/', refuseOtherMethods('GET, HEAD, POST'))
    .onError(showFailure);
}

export const subscriberRoutes = (deps: AppDeps, settings: MailSettings) =>
  createRoutes()
    .route('/confirm', linkRoutes(deps, settings, 'confirm', confirm))
    .route('/unsubscribe', linkRoutes(deps, settings, 'unsubscribe', unsubscribe));

const darkMedia = '@media (prefers-color-scheme: dark)';

/** The media query for dark styles that forces the colour scheme of the preview's frame. */
const mediaOf = (scheme?: string) =>
  scheme === 'light' ? '@media not all' : scheme === 'dark' ? '@media all' : darkMedia;

/** The key of the preview without a text, which a form fills with the text that is typed. */
const unwritten = 'new';

const previewDescription: RouteDescription = {
  by: 'anyone',
  summary: 'The preview of a letter, for the key in its `preview`',
  description: 'Sending the letter changes the key. The key `new` is a preview without a text.',
  safeBy: 'writes nothing',
  path: { key: { type: 'string' } },
  options: { lng: { type: 'string', enum: languages }, scheme: { type: 'string', enum: ['light', 'dark'] } },
  file: 'text/html',
  extension: 'letter',
  refuses: { 404: 'letters.previewEnded' },
};

/** Previews of letters, by a secret key instead of a session. Only pages of this origin may frame one. */
export function letterPreviewRoutes({ db, log }: Pick<AppDeps, 'db' | 'log'>, settings: MailSettings) {
  /** A page in the colour scheme of the frame. */
  const show = (c: AppContext, page: string, { status = 200, headers = {}, language = c.var.language } = {}) => {
    const style = mailStyle.replace(darkMedia, mediaOf(c.req.query('scheme')));
    const all = { ...headers, ...headersOf(language, style, "'self'") };
    return c.html(page.replace(mailStyle, style), status as 200, all);
  };

  const showPreview = async (c: AppContext) => {
    const key = c.req.param('key') ?? '';
    // Postgres fails on a NUL, which a path contains as `%00`.
    const text =
      key === unwritten
        ? { language: c.var.language, subject: '', body: '' }
        : /^[\w-]+$/.test(key) && (await readPreview(db, key, c.var.language));
    if (!text) throw new HttpError(404, 'letters.previewEnded');
    return show(c, letterMail(text, settings).html, text);
  };

  const showFailure = async (error: Error, c: AppContext) => {
    const failure = await failureOf(log, error, c);
    const { pathname, search } = new URL(c.req.url);
    const url = failure.status >= 500 ? pathname + search : undefined;
    const about = { language: c.var.language, brand: brandOf(settings), message: failure.message, url };
    return show(c, renderLinkFailure(about), failure);
  };

  return createRoutes()
    .use(detectLanguage(['querystring', 'header']), translate)
    .get('/:key', described(previewDescription, showPreview))
    .onError(showFailure);
}
