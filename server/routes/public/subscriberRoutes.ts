import { type Context, Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { kilobyte, readBody } from '#server/http/readBody.ts';
import { detectLanguage } from '#server/language/detectLanguage.ts';
import { languages } from '#server/language/translate.ts';
import { confirm, subscriberOf, unsubscribe } from '#server/mail/consent.ts';
import { brandOf, type LinkPurpose, renderLinkPage } from '#server/mail/renderMail.ts';
import type { MailSettings } from '#server/mail/transport.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { pagePolicy } from '#server/site/pagePolicy.ts';

const deeds = { confirm, unsubscribe };

/** Does what the link in a mail is for; pressing twice is the same success. False when the link is no longer good. */
const press = (c: Context<AppEnv>, deps: AppDeps, purpose: LinkPurpose) =>
  audited(c.var, deps, ['subscription', purpose], async (transaction, record) => {
    const now = deps.now();
    const subscriber = await subscriberOf(transaction, c.req.query('token') ?? '', { purpose, now });
    if (!subscriber) return false;
    if (await deeds[purpose](transaction, subscriber, now)) await record({ row: subscriber });
    return true;
  });

/** What a mail program sends when its own button is pressed (RFC 8058); it does not follow a redirection. */
const oneClick = 'List-Unsubscribe=One-Click';

const purposeOf = (c: Context): LinkPurpose => (c.req.param('purpose') === 'confirm' ? 'confirm' : 'unsubscribe');

const outcomeOf = (c: Context) => (['done', 'expired'] as const).find((outcome) => outcome === c.req.query('outcome'));

/** The pages that the links in mails lead to. Opening one changes nothing: programs that look for viruses open links, too. */
export const subscriberRoutes = (deps: AppDeps, settings: MailSettings) =>
  new Hono<AppEnv>()
    .use(
      '/:purpose{confirm|unsubscribe}',
      detectLanguage({ order: ['querystring', 'cookie', 'header'], supportedLanguages: [...languages] }),
    )

    .get('/:purpose{confirm|unsubscribe}', async (c) => {
      const { language } = c.var;
      const purpose = purposeOf(c);
      const token = c.req.query('token') ?? '';
      const isGood = async () => (await subscriberOf(deps.db, token, { purpose, now: deps.now() })) !== undefined;
      const outcome = outcomeOf(c) ?? ((await isGood()) ? undefined : 'expired');
      const page = renderLinkPage({ purpose, language, outcome, brand: brandOf(settings) });
      return c.html(page, 200, {
        'Cache-Control': 'no-store',
        'Content-Language': language,
        'Content-Security-Policy': pagePolicy(page, { connectSrc: [], imgSrc: [] }),
        'Referrer-Policy': 'no-referrer',
      });
    })

    .post('/:purpose{confirm|unsubscribe}', async (c) => {
      const purpose = purposeOf(c);
      const body = await readBody(c, kilobyte);
      const isDone = await press(c, deps, purpose);
      deps.remover.wake();
      c.header('Cache-Control', 'no-store');
      if (body.includes(oneClick)) return c.body(null, isDone ? 200 : 404);
      return c.redirect(`/${purpose}?lng=${c.var.language}&outcome=${isDone ? 'done' : 'expired'}`, 303);
    });
