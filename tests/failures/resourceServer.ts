import type { AnyResource } from '#admin/schema/defineResource.ts';
import { type EndpointTable, endpointOf } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { exampleOf } from '#tests/support/kindExamples.ts';
import { pageOf } from '#tests/support/renderAdmin.tsx';
import { type Failure, success } from './failures.ts';

export const base = 'http://api.test/api';

/** The key of the one row that there is. */
export const rowId = '1';

export const rowName = 'Ada Lovelace';

const table: EndpointTable = endpoints;

/** What the API offers for a resource. */
export const operationsOf = ({ name }: AnyResource) => Object.keys(table[name] ?? {}).filter((key) => key !== 'key');

/** A row as the declaration describes it. */
const rowOf = ({ name, fields }: AnyResource) => ({
  [table[name]?.key ?? 'id']: rowId,
  ...Object.fromEntries(
    Object.entries(fields).map(([source, field]) => [source, field && exampleOf({ source, ...field })]),
  ),
  name: rowName,
  email: 'ada@example.com',
});

const isCallOf = (call: string, { method, url }: Request) => {
  const [verb, path = ''] = call.split(' ');
  const pattern = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return method === verb && pattern.test(new URL(url).pathname);
};

/** A server with one row of a resource, one of whose operations fails until it is mended. */
export function createResourceServer(
  definition: AnyResource,
  failing: string,
  respond: Failure['respond'],
  rows: object[] = [rowOf(definition)],
) {
  let isMended = false;
  const dataOf = (operation: string) => {
    if (operation === 'list') return endpointOf(table, definition.name, 'list')?.paged ? pageOf(rows) : rows;
    return operation === 'one' ? rowOf(definition) : null;
  };
  return {
    mend: () => {
      isMended = true;
    },
    fetch: (request: Request) => {
      const operation = operationsOf(definition).find((name) =>
        isCallOf(endpointOf(table, definition.name, name)?.call ?? '', request),
      );
      if (!operation) throw new Error(`No test expects ${request.method} ${request.url}`);
      return operation === failing && !isMended ? respond() : success(dataOf(operation));
    },
  };
}
