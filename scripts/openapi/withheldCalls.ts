import type { Endpoint, EndpointTable } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import type { DocumentedRoute } from '#server/openapi/documentedRoutes.ts';

const tables: EndpointTable[] = [endpoints, ...Object.values(extensions).map((extension) => extension.endpoints)];

const withoutNames = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');

/** The operations of each resource, with their calls. A call of an extension replaces that of the fixed API. */
function callsByResource() {
  const calls = new Map<string, Map<string, string>>();
  for (const [resource, { key, ...operations }] of tables.flatMap((table) => Object.entries(table))) {
    const known = calls.get(resource) ?? new Map();
    for (const [operation, endpoint] of Object.entries(operations)) known.set(operation, (endpoint as Endpoint).call);
    calls.set(resource, known);
  }
  return [...calls].map(([resource, operations]) => ({ resource, operations: [...operations] }));
}

/** The resources and operations of the endpoint tables that the routes refuse to moderators. */
function withheldCalls(routes: readonly DocumentedRoute[]) {
  const refused = new Set(
    routes
      .filter(({ description: { by = 'administrator' } }) => by === 'administrator')
      .map(({ method, path }) => withoutNames(`${method} ${path}`)),
  );
  const byResource = callsByResource().map(({ resource, operations }) => {
    const names = operations.filter(([, call]) => refused.has(withoutNames(call))).map(([operation]) => operation);
    return { resource, names, isWhole: operations.length > 0 && names.length === operations.length };
  });
  const parts = byResource.filter(({ names, isWhole }) => names.length > 0 && !isWhole);
  return {
    resources: byResource.filter(({ isWhole }) => isWhole).map(({ resource }) => resource),
    operations: Object.fromEntries(parts.map(({ resource, names }) => [resource, names])),
  };
}

const listed = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

/** The module with what the dashboard does not offer to moderators. */
export function withheldModule(routes: readonly DocumentedRoute[]) {
  const { resources, operations } = withheldCalls(routes);
  return `/** The calls that the server refuses to moderators. Generated from its routes by \`npm run openapi\`. */
export const withheldCalls = {
  resources: ${listed(resources)},
  operations: {
${Object.entries(operations)
  .map(([resource, names]) => `    ${resource}: ${listed(names)},\n`)
  .join('')}  },
};
`;
}
