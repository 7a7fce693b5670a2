import type { RouterRoute } from 'hono/types';
import { type AppContext, createRoutes } from '#server/http/AppEnv.ts';
import { docsPage } from '#server/openapi/docsPage.ts';
import { docsStyle } from '#server/openapi/docsStyle.ts';
import { openApiDocument } from '#server/openapi/openApiDocument.ts';
import { described } from '#server/openapi/RouteDescription.ts';
import type { AppDeps } from '#server/routes/Routes.ts';
import { hashSource, pagePolicy } from '#server/site/pagePolicy.ts';
import { madeFile, type StaticFile, serveFile } from '#server/site/StaticFile.ts';
import { documentedExtensions } from './extensions.ts';

const policy = pagePolicy({ scripts: [], styles: [hashSource(docsStyle)] }, { connectSrc: [], imgSrc: [] });

/** The OpenAPI document of this server with its settings, and the page that shows it. Both are made at the first request. */
export function openApiRoutes(
  deps: Pick<AppDeps, 'extensions' | 'mail' | 'apiViewer'>,
  routes: () => readonly RouterRoute[],
) {
  const make = async () => {
    // Only these calls need it.
    const { default: generated } = await import('#server/openapi/generated.json', { with: { type: 'json' } });
    const hasExtensions = deps.extensions === 'on';
    const document = openApiDocument(routes(), { extensions: documentedExtensions(deps), hasExtensions, generated });
    return {
      json: madeFile('/openapi.json', Buffer.from(JSON.stringify(document))),
      page: { ...madeFile('/docs.html', Buffer.from(docsPage(document, { canTry: deps.apiViewer !== null }))), policy },
    };
  };
  let files: Promise<Record<'json' | 'page', StaticFile>> | undefined;

  const serve = (name: 'json' | 'page', summary: string) =>
    described({ by: 'anyone', summary, safeBy: 'writes nothing', isUndocumented: true }, async (c: AppContext) => {
      files ??= make();
      return serveFile(c.req.raw, (await files)[name], { headers: { 'Cache-Control': 'no-cache' } });
    });

  return createRoutes()
    .on(['GET', 'HEAD'], '/openapi.json', serve('json', 'The OpenAPI document of this server'))
    .on(['GET', 'HEAD'], '/docs', serve('page', 'The page of the OpenAPI document'));
}
