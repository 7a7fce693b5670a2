import { type AppContext, createRoutes } from '#server/http/AppEnv.ts';
import { refuseOtherMethods } from '#server/http/notFoundOr405.ts';
import { detectLanguage } from '#server/language/detectLanguage.ts';
import { translate } from '#server/language/translate.ts';
import { described } from '#server/openapi/RouteDescription.ts';
import type { BuildKeeper } from '#server/site/createBuildKeeper.ts';
import type { StaticSite } from '#server/site/createSite.ts';

const notFound = (c: AppContext) => c.text(c.var.t('request.notFound'), 404, { 'Cache-Control': 'no-cache' });

/** The built site: every path without another route, and scripts of earlier builds. Refuses other methods, also for pictures. */
export const siteRoutes = ({ languages, respond }: StaticSite, builds?: Pick<BuildKeeper, 'respond'>) =>
  createRoutes()
    .use(detectLanguage(['querystring', 'cookie', 'header'], languages), translate)
    .get(
      '*',
      described(
        { by: 'anyone', summary: 'The built site: pages, scripts, pictures', safeBy: 'writes nothing' },
        async (c: AppContext) =>
          respond(c.req.raw, c.var.language) ?? (await builds?.respond(c.req.raw)) ?? notFound(c),
      ),
    )
    .all('*', refuseOtherMethods('GET, HEAD'));
