import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import { type AppContext, createRoutes } from '#server/http/AppEnv.ts';
import { described } from '#server/openapi/RouteDescription.ts';
import { madeFile, serveFile } from '#server/site/StaticFile.ts';

const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Try the API</title>
<link rel="stylesheet" href="try/swagger-ui.css">
</head>
<body>
<div id="viewer"></div>
<script src="try/swagger-ui-bundle.js"></script>
<script src="try/start.js"></script>
</body>
</html>`;

/** The examples of the document stay. The viewer asks no validator on another host. */
const startScript = `SwaggerUIBundle({ url: '../openapi.json', dom_id: '#viewer', deepLinking: true, docExpansion: 'none', validatorUrl: null });
`;

/** Swagger UI makes HTML from text, and sets style attributes, which the policy of other pages forbids. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page's own files, and those of Swagger UI, by their names below the page. */
async function load(folder: string) {
  const fromText = (name: string, text: string) => madeFile(`/${name}`, Buffer.from(text));
  const fromFolder = async (name: string) => madeFile(`/${name}`, await readFile(join(folder, name)));
  return {
    '': { ...fromText('try.html', String(page)), policy },
    'start.js': fromText('start.js', startScript),
    'swagger-ui.css': await fromFolder('swagger-ui.css'),
    'swagger-ui-bundle.js': await fromFolder('swagger-ui-bundle.js'),
  };
}

const names = ['', 'start.js', 'swagger-ui.css', 'swagger-ui-bundle.js'] as const;

/** A page to try the calls of this server, by Swagger UI's files in a folder. They are read at the first request. */
export function viewerRoutes(folder: string) {
  let files: ReturnType<typeof load> | undefined;
  const summary = 'A page to try the calls, where `API_VIEWER` is set';
  const routes = createRoutes();
  for (const name of names) {
    const serve = async (c: AppContext) => {
      files ??= load(folder);
      return serveFile(c.req.raw, (await files)[name]);
    };
    const description = { by: 'anyone', summary, safeBy: 'writes nothing', isUndocumented: true } as const;
    routes.on(['GET', 'HEAD'], `/${name}`, described(description, serve));
  }
  return routes;
}
