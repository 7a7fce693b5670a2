import type { RouterRoute } from 'hono/types';
import { type AppContext, createRoutes } from '#server/http/AppEnv.ts';
import { openApiDocument } from '#server/openapi/openApiDocument.ts';
import { described } from '#server/openapi/RouteDescription.ts';
import type { AppDeps } from '#server/routes/Routes.ts';
import { madeFile, type StaticFile, serveFile } from '#server/site/StaticFile.ts';
import { documentedExtensions } from './extensions.ts';

/** The OpenAPI document of this server with its settings, made at the first request. */
export function openApiRoutes(deps: Pick<AppDeps, 'extensions' | 'mail'>, routes: () => readonly RouterRoute[]) {
  const make = async () => {
    // Only this call needs it.
    const { default: generated } = await import('#server/openapi/generated.json', { with: { type: 'json' } });
    const hasExtensions = deps.extensions === 'on';
    const document = openApiDocument(routes(), { extensions: documentedExtensions(deps), hasExtensions, generated });
    return madeFile('/openapi.json', Buffer.from(JSON.stringify(document)));
  };
  let file: Promise<StaticFile> | undefined;

  return createRoutes().on(
    ['GET', 'HEAD'],
    '/',
    described(
      { by: 'anyone', summary: 'The OpenAPI document of this server', safeBy: 'writes nothing', isUndocumented: true },
      async (c: AppContext) => {
        file ??= make();
        return serveFile(c.req.raw, await file, { headers: { 'Cache-Control': 'no-cache' } });
      },
    ),
  );
}
