import { expect } from 'vitest';
import { checkTables } from '#admin/engine/check/checkTables.ts';
import type { CheckedCalls, CheckedDefinition, Tables } from '#admin/engine/check/Tables.ts';

/** A resource whose tables agree. */
export const event: CheckedDefinition = {
  name: 'event',
  title: 'name',
  fields: {
    name: { kind: 'text', on: ['list', 'detail', 'form'], rules: { required: true } },
    type: { kind: 'choice', of: ['walk', 'dinner'], on: ['form'] },
    poster: { kind: 'image', on: ['create'] },
    host: { kind: 'reference', to: 'event', on: ['detail'] },
  },
  sections: { more: { fields: ['type', 'poster'] } },
  initial: { language: 'en' },
  list: {
    sort: ['name'],
    filters: ['type'],
    segments: { field: 'state', of: ['upcoming', 'past'] },
    bulk: ['cancel'],
    export: { columns: ['name', { field: 'created_at' }] },
  },
  actions: { view: {}, edit: {}, delete: {}, cancel: { dialog: { ask: { note: { kind: 'text' } } } } },
  detailDialog: {},
};

/** What the tables are called in a fault. */
export const files = {
  definitions: 'definitions',
  endpoints: 'endpoints.ts',
  words: (language: string) => `messages/${language}.ts`,
};

/** Its calls. */
export const calls = {
  key: 'uuid',
  list: {
    call: 'GET /event/all/{state}',
    query: ['type', 'order'],
    from: { order: 'sort.signed' },
    filters: ['type'],
    sorts: ['name'],
  },
  create: {
    call: 'POST /event/new',
    body: 'multipart',
    sends: ['name', 'type', 'poster', 'language'],
    files: ['poster'],
  },
  update: {
    call: 'POST /event/{uuid}',
    body: 'json',
    sends: ['title', 'type'],
    from: { title: 'name', event_id: 'id' },
  },
  cancel: { call: 'POST /event/cancel/{id}', body: 'json', sends: ['note'] },
};

/** Those tables, with what is changed in them. */
export const tables = (definition: object = {}, changedCalls: object = {}): Tables => ({
  definitions: [{ ...event, ...definition }],
  endpoints: { event: { ...calls, ...changedCalls } as CheckedCalls },
  files,
});

/** With one more field. */
export const withField = (field: object) => ({
  fields: { ...event.fields, extra: { kind: 'text', on: ['list'], ...field } },
});
/** With another list. */
export const withList = (list: object) => ({ list: { ...event.list, ...list } });
/** With one more action, or another. */
export const withAction = (name: string, action: object = {}) => ({ actions: { ...event.actions, [name]: action } });
/** With another call. */
export const withCalls = (name: 'list' | 'create' | 'update' | 'cancel', call: object) => ({
  [name]: { ...calls[name], ...call },
});

/** The rows below a record, and the call that lists them. */
export const guestsListedBy = (call: string): Tables => {
  const { definitions, endpoints } = tables({ detailPage: { related: { guests: { target: 'event' } } } });
  const guests = { name: 'guests', title: 'name', fields: {}, list: {} };
  return {
    definitions: [...definitions, guests],
    endpoints: { ...endpoints, guests: { list: { call } } },
    files,
  };
};

/** Where a fault of the definition is. */
export const definitionFile = 'definitions/event.ts';
/** Where a fault of a call is. */
export const endpointTable = 'endpoints.ts';

/** A fault that is planted: what it is, the tables that have it, the file that is to be named, and a part of the sentence. */
export type Planted = readonly [fault: string, tables: Tables, file: string, sentence: string];

/** The check names the fault, with its file. */
export function expectNamed([, planted, file, sentence]: Planted) {
  const faults = checkTables(planted);
  expect(faults).toContainEqual(expect.objectContaining({ file, message: expect.stringContaining(sentence) }));
}
