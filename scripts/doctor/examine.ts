import type { RaRecord } from 'react-admin';
import { segmentFilters, segmentParam } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { type Api, type Endpoint, endpointOf, pathNames, sourceOf } from '#api/Endpoint.ts';
import type { Values } from '#api/values.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { type DeclaredFields, examineFields, type Finding, type Report } from './examineFields.ts';

type Options = {
  api: Api;
  call: ApiCall;
  definitions: readonly AnyResource[];
  /** Called before each request. */
  onCall?: (call: string) => void;
};

const perPage = 10; // required by react-admin; the server decides

/** The fields of a detail page, in all its parts. */
function pageFields({ title, fields, detailPage }: AnyResource): DeclaredFields {
  if (!detailPage) return fields;
  const { picture, header } = detailPage;
  const tabs = detailPage.tabs?.filter((tab) => typeof tab === 'object') ?? [];
  const pictures = [picture, ...tabs.flatMap((tab) => ('pictures' in tab ? tab.pictures : []))];
  return Object.assign(
    { [title]: fields[title] ?? { kind: 'text' } },
    header,
    Object.fromEntries(pictures.filter((name) => name !== undefined).map((name) => [name, { kind: 'image' }])),
    ...(detailPage.tabs ? tabs.map((tab) => ('fields' in tab ? tab.fields : {})) : [fields]),
  );
}

/**
 * Requests every resource as the screens do, and returns where the API differs from the definitions. It requests only lists
 * and single records, and makes no call that is marked as unsafe.
 */
export async function examine({ api, call, definitions, onCall }: Options): Promise<Finding[]> {
  const provider = createDataProvider(call, api);
  const findings: Finding[] = [];

  /** Examines a call that the API has, and reports its failure. */
  async function attempt<Result>(
    resource: string,
    operation: string,
    examineCall: (endpoint: Endpoint, report: Report) => Promise<Result>,
  ) {
    const endpoint = endpointOf(api.endpoints, resource, operation);
    if (!endpoint || endpoint.safe === false) return undefined;
    const report: Report = (severity, message) => findings.push({ resource, call: endpoint.call, severity, message });
    try {
      return await examineCall(endpoint, report);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const status = error.status ? ` (${error.status})` : '';
      report('fault', `${error.message}${status}.`.replace(/\.\.$/, '.'));
      return undefined;
    }
  }

  /** The first two pages of a list. Reports rows that are on both. */
  async function readRows(resource: string, filter: Values, report: Report) {
    const read = (page: number) => provider.getList<RaRecord>(resource, { filter, pagination: { page, perPage } });
    const { data: first, pageInfo } = await read(1);
    const second = pageInfo?.hasNextPage ? (await read(2)).data : [];
    const twice = first.map(({ id }) => id).filter((id) => second.some((row) => row.id === id));
    if (twice.length > 0) report('fault', `These ids are on page 1 and on page 2: ${twice.slice(0, 3).join(', ')}.`);
    return [...first, ...second];
  }

  for (const definition of definitions) {
    const { name } = definition;
    const key = api.endpoints[name]?.key;

    const first = await attempt(name, 'list', async (endpoint, report) => {
      const filters = segmentFilters(definition);
      if (pathNames(endpoint).some((part) => filters.some((filter) => !(sourceOf(endpoint, part) in filter)))) {
        report('notice', 'The list belongs to the page of a parent record, so the doctor did not request it.');
        return undefined;
      }
      onCall?.(endpoint.call);
      const rows: RaRecord[] = [];
      for (const filter of filters) rows.push(...(await readRows(name, filter, report)));
      if (rows.length === 0) report('notice', 'The list has no rows, so the doctor compared no fields.');
      const sent = rows.map(({ id, ...row }) => (key ? row : { id, ...row }));
      const others = [segmentParam(definition), definition.detailPage?.picture].filter((field) => field !== undefined);
      examineFields(sent, definition.fields, { key, others, report });
      return rows[0];
    });
    if (!first) continue;

    await attempt(name, 'one', async (endpoint, report) => {
      onCall?.(endpoint.call);
      const { data } = await provider.getOne<RaRecord>(name, { id: first.id });
      examineFields([data], pageFields(definition), { key, report });
    });
  }
  return findings;
}
