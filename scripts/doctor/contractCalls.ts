import type { OpenApi, Operation } from '#scripts/openapi/responseCheck.ts';

type Value = { type?: unknown; format?: string; maxLength?: number; enum?: readonly unknown[] };

type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Value;
  example?: unknown;
};

type Body = {
  schema: { properties?: Readonly<Record<string, Value>>; required?: readonly string[] };
  example?: object;
};

type Documented = Operation & {
  'x-safe-by': readonly string[];
  'x-caller': string;
  security: readonly object[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, Body>> };
};

export type Contract = OpenApi & { tags: readonly { name: string }[] };

/** A call of the document. Its parameters have no references. */
export type Call = Documented & { method: string; path: string; parameters: readonly Parameter[] };

type Values = Readonly<Record<string, string>>;

/** The values of one request. */
export type Sent = { keys: Values; query: Values; body?: object; idempotencyKey?: string };

/** A request that the server must refuse, with the statuses that it may have. */
export type Probe = Sent & { when: string; statuses: readonly string[]; hasToken: boolean };

export const callsOf = ({ paths, components }: Contract): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters = [], ...documented } = operation as Documented;
      const resolve = (given: Parameter) => components.parameters?.[given.$ref?.split('/').at(-1) ?? ''] ?? given;
      return { ...documented, method, path, parameters: parameters.map((given) => resolve(given) as Parameter) };
    }),
  );

export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`;

export const isReading = (call: Call) => call['x-safe-by'].includes('writes nothing');

const leftOut = /^\/admin\/(?:auth|account|invitation|letter\/(?:send|resume))\b/;

/**
 * Whether the doctor leaves a call out: its own session and account stay as they are, no letter goes to people, and the app's
 * backend has another token.
 */
export const isLeftOut = (call: Call) => call['x-caller'] === 'app' || (!isReading(call) && leftOut.test(call.path));

/** Whether a call ends something that other calls need. */
export const isEnding = ({ path }: Call) => /\/(?:delete|deactivate|end-sessions)\b/.test(path);

/** The parameter of the path that is the key of a row. */
export const rowKey = ({ parameters }: Call) => parameters.find((one) => one.in === 'path' && !one.schema.enum);

/** Whether a repetition under its key is not made again. */
export const takesKey = ({ parameters }: Call) => parameters.some(({ name }) => name === 'Idempotency-Key');

/** Whether a call names its row in the body. */
export const hasRowInBody = ({ requestBody }: Call) =>
  Object.values(requestBody?.content ?? {}).some(({ schema }) => schema.properties?.id !== undefined);

/** A key that no row has. */
const unknownKey = ({ format }: Value) => (format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : '999999999999');

/** The values that the document requires or shows, with a key that no row has. */
export function exampleOf({ parameters, requestBody }: Call): Sent {
  const [content] = Object.values(requestBody?.content ?? {});
  const keys = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => [name, String(schema.enum?.[0] ?? unknownKey(schema))]);
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema, example }) => [name, String(example ?? schema.enum?.[0] ?? '')]);
  const sent = { keys: Object.fromEntries(keys), query: Object.fromEntries(query) };
  return content?.example ? { ...sent, body: content.example } : sent;
}

/** The refusals of a call that the doctor can provoke. */
export function probesOf(call: Call): Probe[] {
  const example = exampleOf(call);
  const [content] = Object.values(call.requestBody?.content ?? {});
  const probe = { ...example, hasToken: true };
  const probes: Probe[] = [];
  if (call.security.length > 0) probes.push({ ...probe, when: 'without a token', statuses: ['401'], hasToken: false });
  if (rowKey(call) && call.responses[404]) {
    // A server may look at the values first, and the document cannot tell which go together.
    const hasValues = Object.keys({ ...example.query, ...example.body }).length > 0;
    probes.push({ ...probe, when: 'for a key without a row', statuses: hasValues ? ['404', '422'] : ['404'] });
  }
  if (call.parameters.some(({ name }) => name === 'page'))
    probes.push({ ...probe, when: 'for the page 0', statuses: ['422'], query: { ...example.query, page: '0' } });
  if (!rowKey(call) && content?.schema.required?.length)
    probes.push({ ...probe, when: 'without the required fields', statuses: ['422'], body: {} });
  const [name, limited] = Object.entries(content?.schema.properties ?? {}).find(([, { maxLength }]) => maxLength) ?? [];
  if (!rowKey(call) && name && limited?.maxLength) {
    const body = { ...example.body, [name]: 'x'.repeat(limited.maxLength + 1) };
    probes.push({ ...probe, when: `with too long a text in ${name}`, statuses: ['422'], body });
  }
  return probes;
}

/** The body of a request, without files. */
function bodyOf({ requestBody }: Call, values: object | undefined): RequestInit {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (values === undefined || !type) return {};
  if (type === 'application/json') return { body: JSON.stringify(values), headers: { 'Content-Type': type } };
  const form = new FormData();
  const texts = Object.entries(values).filter(([name]) => content?.schema.properties?.[name]?.format !== 'binary');
  for (const [name, value] of texts) form.append(name, String(value));
  return { body: form };
}

const timeoutInMs = 20_000;

/** The request of a call to the API at an address. */
export function requestOf(
  call: Call,
  { keys, query, body, idempotencyKey }: Sent,
  api: { base: string; headers: Values },
) {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(keys[name] ?? ''));
  const url = new URL(`${api.base}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { headers, ...sent } = bodyOf(call, body);
  return new Request(url, {
    method: call.method.toUpperCase(),
    headers: { ...api.headers, ...headers, ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    signal: AbortSignal.timeout(timeoutInMs),
    ...sent,
  });
}
