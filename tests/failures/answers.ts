import { http } from 'msw';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { FieldKind } from '#admin/schema/FieldKind.ts';
import { endpoints, type Operation, type ResourceEndpoints } from '#api/endpoints.ts';
import { pageOf } from '#tests/support/renderAdmin.tsx';
import { goodAnswer } from './failures.ts';

export const base = 'http://api.test/api';

/** The key of the one row that there is. */
export const rowId = '1';

export const rowName = 'Ada Lovelace';

const samples: Record<FieldKind, unknown> = {
  text: rowName,
  longText: 'Counts things.',
  email: 'ada@example.com',
  image: null,
  dateTime: '2025-08-03T16:05:00',
  person: rowName,
  status: 'Active',
};

const table: Record<string, ResourceEndpoints> = endpoints;

/** What the API offers for a resource. */
export const operationsOf = ({ name }: AnyResource) =>
  Object.keys(table[name] ?? {}).filter((key): key is Operation => key !== 'key');

/** A row as the declaration describes it. */
const rowOf = ({ name, fields }: AnyResource) => ({
  [table[name]?.key ?? 'id']: rowId,
  name: rowName,
  email: samples.email,
  ...Object.fromEntries(Object.entries(fields).map(([source, field]) => [source, field && samples[field.kind]])),
});

const goodData = (definition: AnyResource, operation: Operation, rows: object[]) => {
  if (operation === 'list') return table[definition.name]?.list?.paged ? pageOf(rows) : rows;
  return operation === 'one' ? rowOf(definition) : null;
};

type Answer = () => Response | Promise<Response>;

/** Answers every call of one operation. */
export function answering({ name }: AnyResource, operation: Operation, answer: Answer) {
  const [method = '', path = ''] = table[name]?.[operation]?.call.split(' ') ?? [];
  return http[method === 'GET' ? 'get' : 'post'](base + path.replaceAll(/\{(\w+)\}/g, ':$1'), answer);
}

/** A server on which everything works. */
export const goodServer = (definition: AnyResource, rows: object[] = [rowOf(definition)]) =>
  operationsOf(definition).map((operation) =>
    answering(definition, operation, () => goodAnswer(goodData(definition, operation, rows))),
  );
