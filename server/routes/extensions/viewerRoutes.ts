import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import { type AppContext, createRoutes } from '#server/http/AppEnv.ts';
import { described } from '#server/openapi/RouteDescription.ts';
import { madeFile, type StaticFile, serveFile } from '#server/site/StaticFile.ts';

/** The files of Swagger UI that its page needs. */
const viewerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

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

async function load(folder: string) {
  const texts = { 'try.html': String(page), 'start.js': startScript };
  const made = Object.entries(texts).map(([name, text]) => [name, madeFile(`/${name}`, Buffer.from(text))] as const);
  const read = viewerFiles.map(
    async (name) => [name, madeFile(`/${name}`, await readFile(join(folder, name)))] as const,
  );
  return new Map<string, StaticFile>([...made, ...(await Promise.all(read))]);
}

/** A page to try the calls of this server, by Swagger UI's files in a folder. They are read at the first request. */
export function viewerRoutes(folder: string) {
  let files: ReturnType<typeof load> | undefined;
  const summary = 'A page to try the calls, where `API_VIEWER` is set';
  const serve = (name: string) =>
    described({ by: 'anyone', summary, safeBy: 'writes nothing', isUndocumented: true }, async (c: AppContext) => {
      files ??= load(folder);
      const file = (await files).get(name) as StaticFile;
      return serveFile(c.req.raw, { ...file, policy: name.endsWith('.html') ? policy : undefined });
    });

  const routes = createRoutes().on(['GET', 'HEAD'], '/', serve('try.html'));
  for (const name of [...viewerFiles, 'start.js']) routes.on(['GET', 'HEAD'], `/${name}`, serve(name));
  return routes;
}
