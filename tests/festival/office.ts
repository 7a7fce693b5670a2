import type { Values } from '#api/values.ts';
import type { Dialect, ListRequest, ServedProduct } from '#tests/suite/TestedProduct.ts';
import { endpoints } from './endpoints.ts';
import { resources } from './resources/resources.ts';

const base = 'http://office.test/office';

const good = (result: unknown) => Response.json({ ok: true, result, note: '' });

const byOffset = (rows: Values[], query: URLSearchParams) => {
  const offset = Number(query.get('offset'));
  return { rows: rows.slice(offset, offset + Number(query.get('limit'))), count: rows.length };
};

/** The response lists the payers next to the invoices. */
const byCursor = (rows: Values[], query: URLSearchParams) => {
  const start = Number(query.get('after')?.slice('after-'.length) ?? 0);
  const end = start + Number(query.get('take'));
  const page = rows.slice(start, end);
  const members = page.map(({ member, payer }) => ({ member_no: member, ...(payer as object) }));
  return { rows: page, next: rows.length > end ? `after-${end}` : null, beside: { members } };
};

const found = (rows: Values[], text: string) => rows.filter(({ name }) => String(name).includes(text));

function listed(rows: Values[], { resource, query, isPaged }: ListRequest) {
  if (!isPaged) return rows;
  return resource === 'invoices' ? byCursor(rows, query) : byOffset(found(rows, query.get('find') ?? ''), query);
}

/** The statuses of the office that differ: where the session is over, and for a missing record. */
const statuses: Readonly<Record<number, number>> = { 401: 200, 404: 400 };

/** The office refuses with statuses of its own. */
const dialect: Dialect = {
  base,
  isSignedIn: (headers) => headers.has('X-Office-Key'),
  list: (rows, request) => good(listed(rows, request)),
  done: (record) => (record ? good(record) : new Response(null, { status: 204 })),
  refuse: (status, note) => {
    const why = status === 401 ? 'signed out' : 'refused';
    return Response.json({ ok: false, note: `<p>${note}</p>`, why }, { status: statuses[status] ?? status });
  },
};

/** The API of the festival's office. It needs no screens, so that it also serves the page in a browser. */
export const office: ServedProduct = {
  product: { endpoints, resources },
  dialect,
  examplesFile: 'tests/festival/office.ts',
  examples: { 'events.map_square': (n) => `C${n}` },
};
