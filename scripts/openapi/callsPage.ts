import type { RouterRoute } from 'hono/types';
import {
  type DocumentedExtension,
  type DocumentedRoute,
  documentedRoutes,
  tagOf,
} from '#server/openapi/documentedRoutes.ts';
import { descriptionOf, isHandler } from '#server/openapi/RouteDescription.ts';
import type { Validator } from '#server/validation/validators.ts';

const intro = `# Calls and routes

Generated from the routes by \`npm run openapi\`. [openapi.json](openapi.json) has the same calls with every schema and
status; a running server sends its own at \`/api/openapi.json\`. [extensions.md](extensions.md) has the rules around them.

*Staff* are administrators and moderators; the *app* has \`APP_TOKEN\`, *prometheus* \`METRICS_TOKEN\`. A name with \`?\` may be
absent. *Returns* is the type of \`data\`.
`;

type Shown = DocumentedRoute & { extra?: string };

const cell = (text: string) => text.replaceAll('|', '\\|') || '–';

const namesIn = (fields: object = {}) =>
  Object.entries<Validator<unknown>>(fields as Record<string, Validator<unknown>>)
    .filter(([, { isIgnored }]) => !isIgnored)
    .map(([name, { isOptional }]) => `\`${name}\`${isOptional ? '?' : ''}`);

function takenBy({ query, options = {}, fields, form, data, hasVersion, key }: DocumentedRoute['description']) {
  const page = data?.startsWith('Page<') ? ['`page`?'] : [];
  const version = hasVersion ? ['`If-Match`?'] : [];
  const keys = key ? [`\`Idempotency-Key\`${key === 'optional' ? '?' : ''}`] : [];
  const optional = Object.keys(options).map((name) => `\`${name}\`?`);
  return [...page, ...namesIn(query), ...optional, ...namesIn(fields), ...namesIn(form), ...version, ...keys].join(
    ', ',
  );
}

function rowOf({ method, path, description }: Shown) {
  const { summary, description: more, by = 'administrator', data, file, safeBy } = description;
  const returned = file ?? (data && data !== 'null' ? `\`${data}\`` : '');
  const what = more ? `${summary}. ${more}` : summary;
  const cells = [`\`${method} ${path}\``, what, takenBy(description), returned, by, [safeBy].flat().join(', ')];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const head = `| call | what it does | takes | returns | may call | safe by |
|---|---|---|---|---|---|`;

const section = (title: string, text: string, routes: readonly Shown[]) =>
  [`## ${title}`, ...(text ? [text] : []), [head, ...routes.map(rowOf)].join('\n')].join('\n\n');

/** The page with all routes of the server, the calls by their extension. */
export function callsPage(routes: readonly RouterRoute[], extensions: readonly DocumentedExtension[]) {
  const calls = documentedRoutes(routes);
  const ofTag = (name: string) => calls.filter((route) => tagOf(route, extensions) === name);
  const known = new Set(calls.map(({ method, path }) => `${method} /api${path}`));
  const others = routes.filter(
    (route) => isHandler(route) && !known.has(`${route.method} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`),
  );
  const described = others.flatMap(({ handler, ...route }) => {
    const description = descriptionOf({ handler });
    return description ? [{ ...route, description }] : [];
  });
  return `${[
    intro.trimEnd(),
    section(
      'The fixed API',
      'With `EXTENSIONS=off` a server has these alone, without the parameters of extensions.',
      ofTag('fixed'),
    ),
    section('`announcement`', '', ofTag('announcement')),
    ...extensions.map(({ id, version, summary }) => section(`\`${id}\`, version ${version}`, summary, ofTag(id))),
    section('`intake`', 'The app’s own backend makes these calls, where `APP_TOKEN` is set.', ofTag('intake')),
    section('Other routes', 'They are no calls of the API, so the document lacks them.', described),
  ].join('\n\n')}\n`;
}
