import type { RaRecord } from 'react-admin';
import { segmentFilters } from '#admin/engine/context/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { titlesOf } from '#admin/engine/schema/fieldsOn.ts';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { type Api, type Endpoint, endpointOf, fillsPath } from '#api/Endpoint.ts';
import type { Values } from '#api/values.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { type DeclaredFields, examineFields, type Fault, type Report } from './examineFields.ts';

type Options = {
  api: Api;
  call: ApiCall;
  definitions: readonly AnyResource[];
  /** Gets a line for each request, and for each list without rows to compare. */
  log?: (line: string) => void;
};

const perPage = 10; // required by react-admin; the server decides

/** The fields of a detail page, in all its parts. */
function pageFields(definition: AnyResource): DeclaredFields {
  const { fields, detailPage } = definition;
  if (!detailPage) return fields;
  const { picture, header } = detailPage;
  const parts = detailPage.parts?.filter((part) => typeof part === 'object') ?? [];
  const pictures = [picture, ...parts.flatMap((part) => ('pictures' in part ? part.pictures : []))];
  return Object.assign(
    Object.fromEntries(titlesOf(definition).map((title) => [title, fields[title] ?? { kind: 'text' }])),
    header,
    Object.fromEntries(pictures.filter((name) => name !== undefined).map((name) => [name, { kind: 'image' }])),
    ...(detailPage.parts ? parts.map((part) => ('fields' in part ? part.fields : {})) : [fields]),
  );
}

/**
 * Requests every resource as the screens do, and returns where the API differs from the definitions. It requests only lists
 * and single records, and makes no call that is marked as unsafe.
 */
export async function examine({ api, call, definitions, log = () => {} }: Options): Promise<Fault[]> {
  const provider = createDataProvider(call, api);
  const faults: Fault[] = [];

  /** Examines a call that the API has, and reports its failure. */
  async function attempt<Result>(
    resource: string,
    operation: string,
    examineCall: (endpoint: Endpoint, report: Report) => Promise<Result>,
  ) {
    const endpoint = endpointOf(api.endpoints, resource, operation);
    if (!endpoint || endpoint.safe === false) return undefined;
    const report: Report = (message) => faults.push({ resource, call: endpoint.call, message });
    try {
      return await examineCall(endpoint, report);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const status = error.status ? ` (${error.status})` : '';
      report(`${error.message}${status}.`.replace(/\.\.$/, '.'));
      return undefined;
    }
  }

  /** The first two pages of a list. Reports rows that are on both. */
  async function readRows(resource: string, filter: Values, report: Report) {
    const read = (page: number) => provider.getList<RaRecord>(resource, { filter, pagination: { page, perPage } });
    const { data: first, pageInfo } = await read(1);
    const second = pageInfo?.hasNextPage ? (await read(2)).data : [];
    const twice = first.map(({ id }) => id).filter((id) => second.some((row) => row.id === id));
    if (twice.length > 0) report(`These ids are on page 1 and on page 2: ${twice.slice(0, 3).join(', ')}.`);
    return [...first, ...second];
  }

  for (const definition of definitions) {
    const { name } = definition;

    const first = await attempt(name, 'list', async (endpoint, report) => {
      const filters = segmentFilters(definition);
      if (!filters.every((filter) => fillsPath(endpoint, filter))) {
        log(`skips ${endpoint.call}: it needs a parent record`);
        return undefined;
      }
      log(`calls ${endpoint.call}`);
      const rows: RaRecord[] = [];
      for (const filter of filters) rows.push(...(await readRows(name, filter, report)));
      if (rows.length === 0) log('  no rows, so no fields are compared');
      examineFields(rows, definition.fields, report);
      return rows[0];
    });
    if (!first) continue;

    await attempt(name, 'one', async (endpoint, report) => {
      log(`calls ${endpoint.call}`);
      const { data } = await provider.getOne<RaRecord>(name, { id: first.id });
      examineFields([data], pageFields(definition), report);
    });
  }
  return faults;
}
