import { createClient } from '#api/createClient.ts';
import type { Values } from '#api/values.ts';
import { currentToken } from '#session/session.ts';
import type { Dialect, ListRequest, TestedProduct } from '#tests/suite/TestedProduct.ts';
import { festival } from './festival.ts';
import { manners } from './manners.ts';

const base = 'http://office.test/office';

const good = (result: unknown) => Response.json({ ok: true, result, note: '' });

const numberIn = (query: URLSearchParams, name: string, fallback: number) => Number(query.get(name) ?? fallback);

const byOffset = (rows: Values[], query: URLSearchParams) => {
  const offset = numberIn(query, 'offset', 0);
  return { rows: rows.slice(offset, offset + numberIn(query, 'limit', 5)), count: rows.length };
};

const bySheet = (rows: Values[], query: URLSearchParams) => {
  const start = numberIn(query, 'sheet', 0) * 3;
  return { rows: rows.slice(start, start + 3), more: rows.length > start + 3 };
};

/** Invoices name who is to pay, who comes beside. */
const byMark = (rows: Values[], query: URLSearchParams) => {
  const start = Number(query.get('after')?.slice('mark-'.length) ?? 0);
  const end = start + numberIn(query, 'take', 10);
  const page = rows.slice(start, end);
  const members = page.map(({ member, payer }) => ({ member_no: member, ...(payer as object) }));
  return { rows: page, next: rows.length > end ? `mark-${end}` : null, beside: { members } };
};

/** The rows of a group name members, who come beside. */
const withPeople = (rows: Values[]) => ({
  rows,
  people: rows.map(({ member, person }) => ({ member_no: member, ...(person as object) })),
});

const handedOut: Record<string, (rows: Values[], query: URLSearchParams) => unknown> = {
  groups: bySheet,
  invoices: byMark,
  memberships: withPeople,
};

const listed = (rows: Values[], { resource, query, isPaged }: ListRequest) =>
  (handedOut[resource] ?? (isPaged ? byOffset : () => rows))(rows, query);

/** The office refuses with status 200 what it can, and names fields in a list. */
const dialect: Dialect = {
  base,
  isSignedIn: (headers) => headers.has('X-Office-Key'),
  list: (rows, request) => good(listed(rows, request)),
  done: (record) => (record ? good(record) : new Response(null, { status: 204 })),
  refuse: (status, note, errors = {}) =>
    Response.json(
      { ok: false, note, errors: Object.entries(errors).map(([field, text]) => ({ field, text })) },
      { status: status === 422 ? 200 : status },
    ),
};

/** The festival office, as its own API answers. */
export const testedFestival: TestedProduct = {
  product: festival,
  dialect,
  examples: {
    'venues.map_square': (n) => `C${n}`,
    'venues.lamp': (n) => `#0b7a7${n}`,
    'groups.lamp': (n) => `#0b7a7${n}`,
    'memberships.badge': (n) => `LF-0${n}`,
    'groups.filling': (n) => ({ taken: n }),
    'announcements.meta.delivery': (n) => ({ 'meta.delivery.sent': 10, 'meta.delivery.opened': n }),
  },
  createCall: (fetch) => createClient({ base, token: currentToken, language: () => 'en', fetch, manners }),
};
