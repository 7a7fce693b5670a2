import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { titlesOf } from '#admin/engine/schema/fieldsOn.ts';
import { type Endpoint, type EndpointTable, isEndpoint, sourceOf } from '#api/Endpoint.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';
import { readForm } from '#tests/support/readForm.ts';
import type { SentCall } from './World.ts';

/** A line of an endpoint table that a request matches, with the values of its path. */
export type Operation = { resource: string; name: string; endpoint: Endpoint; key: string; path: Values };

const pathOf = ({ path }: SentCall) => path.split('?')[0] ?? '';

/** The values of the braces in a call's path, or undefined for another path. */
function matchPath(pattern: string, path: string): Values | undefined {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  if (parts.length !== wanted.length) return undefined;
  const values: Values = {};
  for (const [index, part] of wanted.entries()) {
    const given = decodeURIComponent(parts[index] ?? '');
    if (part.startsWith('{')) values[part.slice(1, -1)] = given;
    else if (part !== given) return undefined;
  }
  return values;
}

/** The operations of the tables that send such a request. Several may send the same. */
export function operationsOf(tables: readonly EndpointTable[], call: SentCall): Operation[] {
  const lines = tables.flatMap((table) =>
    Object.entries(table).flatMap(([resource, entry]) =>
      Object.entries(entry).flatMap(([name, endpoint]) =>
        isEndpoint(endpoint) ? [{ resource, name, endpoint, key: String(entry.key ?? 'id') }] : [],
      ),
    ),
  );
  const found = lines.flatMap((line) => {
    const [method, pattern = ''] = line.endpoint.call.split(' ');
    const path = method === call.method ? matchPath(pattern, pathOf(call)) : undefined;
    return path ? [{ ...line, path }] : [];
  });
  const fewest = Math.min(...found.map(({ path }) => Object.keys(path).length));
  return found.filter(({ path }) => Object.keys(path).length === fewest); // `/find` before `/{id}`
}

const reads = ['list', 'one'];

/** Whether the operation changes something. */
export const isChange = ({ name, endpoint }: Operation) =>
  !reads.includes(name) && !(endpoint.call.startsWith('GET') && endpoint.safe);

/** The field of a record by whose value a call names it, and this value. */
export function namedBy({ endpoint, path, key }: Operation, call: SentCall) {
  const value = path.id ?? call.body.id;
  const source = sourceOf(endpoint, 'id');
  return value === undefined ? undefined : { source: source === 'id' ? key : source, value: String(value) };
}

/** The rows in the response of a list, or the record in another response. */
function rowsIn(data: unknown): Values[] {
  const inner = isRecord(data) ? data.data : data;
  const rows = isRecord(inner) && Array.isArray(inner.data) ? inner.data : inner;
  return [rows].flat().filter(isRecord);
}

/** The title of a row as text: a person's is its name. */
function titleIn(row: Values, definition: AnyResource) {
  const value = valueAt(row, titlesOf(definition)[0]);
  const text = isRecord(value) ? (value.name ?? value.email) : value;
  return typeof text === 'string' && text.trim() ? text.trim() : undefined;
}

/** The titles of the records that the page has received, also earlier ones of a record. */
export function createTitles(resources: readonly AnyResource[]) {
  const rows = new Map<string, Values[]>();
  return {
    /** Keeps the rows of a response. */
    add: ({ resource }: Operation, { data }: SentCall) => {
      rows.set(resource, [...(rows.get(resource) ?? []), ...rowsIn(data)]);
    },
    /** The titles that the record had. Empty if its title is no text. */
    of: (resource: string, { source, value }: { source: string; value: string }) => {
      const definitions = resources.filter(({ name }) => name === resource);
      const same = (rows.get(resource) ?? []).filter((row) => String(valueAt(row, source)) === value);
      const titles = same.flatMap((row) => definitions.map((definition) => titleIn(row, definition)));
      return [...new Set(titles)].filter((title) => title !== undefined);
    },
  };
}

export type Titles = ReturnType<typeof createTitles>;

/** The values of a body that a browser has sent. Files are left out. */
export async function readBody(bytes: Buffer | null, contentType = ''): Promise<Values> {
  if (!bytes?.length) return {};
  if (contentType.includes('json')) return JSON.parse(bytes.toString('utf8'));
  const headers = { 'Content-Type': contentType };
  const form = await readForm(
    new Request('http://localhost', { method: 'POST', body: Uint8Array.from(bytes), headers }),
  );
  return Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === 'string'));
}
