import { createRoutes } from '#server/http/AppEnv.ts';
import { detectLanguage } from '#server/language/detectLanguage.ts';
import type { StaticSite } from '#server/site/createSite.ts';

/** The built site: every path without another route. */
export const siteRoutes = ({ languages, respond }: StaticSite) =>
  createRoutes()
    .get('*', detectLanguage(['querystring', 'cookie', 'header'], languages), (c) => respond(c.req.raw, c.var.language))
    .all('*', (c) => c.text('Only GET and HEAD work here.', 405, { Allow: 'GET, HEAD' }));
