import type { DocumentedRoute } from '#server/openapi/documentedRoutes.ts';
import { callsByResource } from './callsByResource.ts';
import { withoutNames } from './paths.ts';

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
