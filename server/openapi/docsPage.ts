import { html, raw } from 'hono/html';
import type { JsonSchema } from '#server/validation/validators.ts';
import { docsStyle } from './docsStyle.ts';
import type { openApiDocument } from './openApiDocument.ts';

type Document = ReturnType<typeof openApiDocument>;
type Operation = Document['paths'][string][string];
type Part = ReturnType<typeof html>;
type Named = Readonly<Record<string, JsonSchema>>;
type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: JsonSchema;
};
type Response = { $ref?: string; description: string; content?: Record<string, { schema: JsonSchema }> };

/** A text with code between backticks. */
const inline = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

/** Paragraphs, and lists of lines that begin with a hyphen. */
const block = (text: string) =>
  text
    .split('\n\n')
    .map((part) =>
      part.startsWith('- ')
        ? html`<ul>${part.split('\n').map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`
        : html`<p>${inline(part)}</p>`,
    );

const nameIn = (ref: unknown) => String(ref).split('/').at(-1) ?? '';

/** The limits of a value that its type does not say. */
const limitsOf = ({ minLength, maxLength, minimum, maximum, maxItems, pattern, format }: JsonSchema) =>
  Object.entries({ minLength, maxLength, minimum, maximum, maxItems, pattern, format })
    .filter(([, limit]) => limit !== undefined)
    .map(([name, limit]) => `${name} ${limit}`);

/** A type in short. Named types are links. */
function typeOf(schema: JsonSchema): Part {
  const { $ref, type, items, anyOf, enum: values } = schema;
  if ($ref) return html`<a href="#schema-${nameIn($ref)}"><code>${nameIn($ref)}</code></a>`;
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (Array.isArray(anyOf)) return html`${anyOf.map((one, index) => html`${index > 0 ? ' or ' : ''}${typeOf(one)}`)}`;
  if (items) return html`list of ${typeOf(items as JsonSchema)}`;
  if (Array.isArray(values))
    return html`${values.map((value, index) => html`${index > 0 ? ', ' : ''}<code>${JSON.stringify(value)}</code>`)}`;
  return html`<code>${[type ?? 'any'].flat().join(' or ')}</code>`;
}

/** The fields of an object, also of an object in a field. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema): Part {
  const fields = Object.entries(properties as Named);
  return html`<dl>${fields.map(([name, schema]) => entry(name, schema, { isRequired: (required as string[]).includes(name) }))}</dl>`;
}

type Traits = { isRequired?: boolean; place?: string; text?: string };

function entry(
  name: string,
  schema: JsonSchema,
  { isRequired, place, text = schema.description as string }: Traits,
): Part {
  const limits = limitsOf(schema);
  const notes = [...(place ? [place] : []), ...(isRequired ? [] : ['optional']), ...limits];
  const inner = (schema.items ?? schema) as JsonSchema;
  return html`<dt><code>${name}</code> ${typeOf(schema)}${notes.length > 0 ? html` <span class="quiet">${notes.join(', ')}</span>` : ''}</dt>
<dd>${text ? block(text) : ''}${inner.properties ? fieldsOf(inner) : ''}</dd>`;
}

const json = (value: unknown) => html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;

const titled = (title: string, content: Part) => html`<h3>${title}</h3>${content}`;

const callers = {
  anyone: 'anyone',
  staff: 'administrators and moderators',
  administrator: 'administrators',
  app: 'the app’s backend',
  prometheus: 'Prometheus',
};

function parametersPart({ parameters = [] }: { parameters?: object[] }, components: Document['components']) {
  const known = components.parameters as Record<string, Parameter>;
  const resolved = (parameters as Parameter[]).map(
    (given) => (given.$ref ? known[nameIn(given.$ref)] : given) as Parameter,
  );
  const entries = resolved.map(({ name, schema, required, description, in: place }) =>
    entry(name, schema, { isRequired: required, place, text: description }),
  );
  return entries.length > 0 ? titled('Parameters', html`<dl>${entries}</dl>`) : '';
}

function bodyPart({ requestBody }: { requestBody?: { description?: string; content: object } }) {
  if (!requestBody) return '';
  return Object.entries(requestBody.content as Record<string, { schema: JsonSchema; example?: unknown }>).map(
    ([type, { schema, example }]) =>
      html`${titled(`Body, ${type}`, html`${requestBody.description ? block(requestBody.description) : ''}${fieldsOf(schema)}`)}${json(example)}`,
  );
}

function responsePart(status: string, given: Response, components: Document['components']) {
  const known = components.responses as Record<string, Response>;
  const { description, content = {} } = given.$ref ? (known[nameIn(given.$ref)] as Response) : given;
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content);
  const data = (schema.properties as Named | undefined)?.data;
  const shown = data ? html`<code>data</code>: ${data.properties ? fieldsOf(data) : typeOf(data)}` : typeOf(schema);
  return html`<dt><b>${status}</b> <span class="quiet">${type}</span></dt><dd>${block(description)}${type ? shown : ''}</dd>`;
}

/** A part that opens. The id is inside, because browsers open a part for a link to its content, not to itself. */
const opening = (id: string, summary: Part, content: Part) => html`<details><summary>${summary}</summary>
<div id="${id}">${content}</div></details>
`;

function operationPart(method: string, path: string, operation: Operation, components: Document['components']) {
  const { operationId, summary, description, responses, 'x-caller': caller, 'x-safe-by': safeBy } = operation;
  const all = Object.entries(responses as Record<string, Response>);
  return opening(
    operationId,
    html`<b>${method.toUpperCase()}</b> <code>${path}</code> <span>${summary}</span>`,
    html`${description ? block(description) : ''}
<p class="quiet">May call: ${callers[caller]}. Safe by: ${safeBy.join(', ')}.</p>
${parametersPart(operation, components)}
${bodyPart(operation as never)}
${titled('Responses', html`<dl>${all.map(([status, response]) => responsePart(status, response, components))}</dl>`)}`,
  );
}

function schemaPart(name: string, { description, examples, ...schema }: JsonSchema) {
  return opening(
    `schema-${name}`,
    html`<code>${name}</code>`,
    html`${description ? block(description as string) : ''}
${schema.properties ? fieldsOf(schema) : html`<p>${typeOf(schema)}</p>`}
${Array.isArray(examples) ? titled('Example', json(examples[0])) : ''}`,
  );
}

/** The page of an OpenAPI document, without scripts. `canTry` links the page that sends calls. */
export function docsPage({ info, tags, paths, components }: Document, { canTry }: { canTry: boolean }) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return html`<section id="${name}"><h2>${name}</h2>${block(description)}
${own.map(({ method, path, operation }) => operationPart(method, path, operation, components))}</section>
`;
  });
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${info.title}: API</title>
<style>${raw(docsStyle)}</style>
</head>
<body>
<main>
<h1>${info.title}: API</h1>
${block(info.description)}
<p><a href="openapi.json">OpenAPI document</a></p>
${canTry ? html`<p><a href="docs/try">Try it</a></p>` : ''}
<nav aria-label="Parts"><ul>${[...tags.map(({ name }) => name), 'types'].map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
${sections}
<section id="types"><h2>types</h2>
${Object.entries(components.schemas as Named).map(([name, schema]) => schemaPart(name, schema))}</section>
</main>
</body>
</html>`);
}
