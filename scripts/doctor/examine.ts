import type { RaRecord } from 'react-admin';
import { pathNames, sourceOf } from '#admin/engine/check/Tables.ts';
import { segmentFilters, segmentParam } from '#admin/engine/record/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { type Api, endpointOf } from '#api/Endpoint.ts';
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

  const safeEndpoint = (resource: string, operation: string) => {
    const endpoint = endpointOf(api.endpoints, resource, operation);
    return endpoint && !('safe' in endpoint && endpoint.safe === false) ? endpoint : undefined;
  };

  const reportOn =
    (resource: string, line: string): Report =>
    (severity, message) =>
      findings.push({ resource, call: line, severity, message });

  const readPage = async (resource: string, filter: Values, page: number) => {
    const { data, pageInfo } = await provider.getList<RaRecord>(resource, { filter, pagination: { page, perPage } });
    return { rows: data, hasNext: pageInfo?.hasNextPage ?? false };
  };

  async function examineList(definition: AnyResource) {
    const { name } = definition;
    const endpoint = safeEndpoint(name, 'list');
    if (!endpoint) return undefined;
    const report = reportOn(name, endpoint.call);
    const filters = segmentFilters(definition);
    if (pathNames(endpoint).some((part) => filters.some((filter) => !(sourceOf(endpoint, part) in filter)))) {
      report('notice', 'The list belongs to the page of a parent record, so the doctor did not request it.');
      return undefined;
    }
    onCall?.(endpoint.call);
    const rows: RaRecord[] = [];
    for (const filter of filters) {
      const first = await readPage(name, filter, 1);
      const second = first.hasNext ? await readPage(name, filter, 2) : { rows: [] };
      const twice = first.rows.filter(({ id }) => second.rows.some((row) => row.id === id)).map(({ id }) => id);
      if (twice.length > 0) report('fault', `These ids are on page 1 and on page 2: ${twice.slice(0, 3).join(', ')}.`);
      rows.push(...first.rows, ...second.rows);
    }
    if (rows.length === 0) report('notice', 'The list has no rows, so the doctor compared no fields.');
    const sent = rows.map(({ id, ...row }) => (api.endpoints[name]?.key ? row : { id, ...row }));
    const others = [segmentParam(definition), definition.detailPage?.picture].filter((field) => field !== undefined);
    examineFields(sent, definition.fields as DeclaredFields, { key: api.endpoints[name]?.key, others, report });
    return rows[0];
  }

  async function examineOne(definition: AnyResource, { id }: RaRecord) {
    const { name } = definition;
    const endpoint = safeEndpoint(name, 'one');
    if (!endpoint) return;
    onCall?.(endpoint.call);
    const { data } = await provider.getOne<RaRecord>(name, { id });
    const report = reportOn(name, endpoint.call);
    examineFields([data], pageFields(definition), { key: api.endpoints[name]?.key, report });
  }

  async function attempt<Result>(resource: string, operation: string, read: () => Promise<Result>) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const line = safeEndpoint(resource, operation)?.call ?? resource;
      const status = error.status ? ` (${error.status})` : '';
      reportOn(resource, line)('fault', `${error.message}${status}.`.replace(/\.\.$/, '.'));
      return undefined;
    }
  }

  for (const definition of definitions) {
    const first = await attempt(definition.name, 'list', () => examineList(definition));
    if (first) await attempt(definition.name, 'one', () => examineOne(definition, first));
  }
  return findings;
}
