import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { checkTables } from './checkTables.ts';
import type { Tables } from './Tables.ts';

const event: AnyResource = {
  name: 'event',
  title: 'name',
  fields: {
    name: { kind: 'text', on: ['list', 'detail', 'form'], rules: { required: true } },
    type: { kind: 'choice', of: ['walk', 'dinner'], on: ['form'] },
    poster: { kind: 'image', on: ['create'] },
    host: { kind: 'reference', to: 'event', on: ['detail'] },
  },
  initial: { language: 'en' },
  list: {
    layout: 'table',
    skeletonRows: 3,
    actions: 'menu',
    sort: ['name'],
    filters: ['type'],
    segments: { field: 'state', of: ['upcoming', 'past'] },
    bulk: ['cancel'],
  },
  actions: { view: {}, edit: {}, delete: {}, cancel: { dialog: { ask: { note: { kind: 'text' } } } } },
  detailDialog: true,
};

const calls = {
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

const files = {
  definitions: 'definitions',
  endpoints: 'endpoints.ts',
  messages: (language: string) => `messages/${language}.ts`,
};

/** Tables that agree, except for the changes. */
const tables = (definition: object = {}, changedCalls: object = {}): Tables => ({
  definitions: [{ ...event, ...definition }],
  endpoints: { event: { ...calls, ...changedCalls } } as EndpointTable,
  files,
});

/** The same with a list of guests on the page of an event. */
const withGuests = (guests: object, guestCalls: object): Tables => {
  const { definitions, endpoints } = tables({ detailPage: { related: { guests: { target: 'event' } } } });
  return {
    definitions: [...definitions, { ...event, name: 'guests', initial: {}, fields: {}, actions: {}, ...guests }],
    endpoints: { ...endpoints, guests: guestCalls } as EndpointTable,
    files,
  };
};

const withField = (field: object) => ({
  fields: { ...event.fields, extra: { kind: 'text', on: ['list'], ...field } },
});
const withList = (list: object) => ({ list: { ...event.list, ...list } });
const withAction = (name: string, action: object) => ({ actions: { ...event.actions, [name]: action } });
const withCall = (name: 'list' | 'one' | 'create' | 'update' | 'cancel', call: object) => ({
  [name]: { ...(name === 'one' ? {} : calls[name]), ...call },
});

const inDefinition = 'definitions/event.ts';
const inEndpoints = 'endpoints.ts';

test('tables that agree have no fault', () => {
  expect(checkTables(tables())).toEqual([]);
});

test('related rows are listed and created with the key of their parent', () => {
  const list = { ...event.list, segments: undefined, filters: [], bulk: [] };
  const guests = { fields: { name: event.fields.name }, list, detailDialog: true };
  const faults = checkTables(
    withGuests(
      { ...guests, actions: { edit: {} } },
      {
        list: { call: 'GET /event/{event}/guests' },
        create: { call: 'POST /event/{event}/guests', body: 'json', sends: ['name'] },
        update: { call: 'POST /guest/{id}', body: 'json', sends: ['name'] },
      },
    ),
  );

  expect(faults).toEqual([]);
});

test.each<readonly [fault: string, faulty: Tables, file: string, sentence: string]>([
  ['a name that the endpoint table lacks', tables({ name: 'evnt' }), 'definitions/evnt.ts', 'has no list for evnt'],
  ['a resource that cannot be listed', tables({}, { list: undefined }), inDefinition, 'Add event.list'],
  [
    'a path that nothing fills',
    tables({}, withCall('cancel', { call: 'POST /event/cancel/{event_id}' })),
    inEndpoints,
    'nothing fills {event_id}',
  ],
  [
    'a path of a list that neither segments nor filters fill',
    tables(withList({ segments: undefined, filters: [] }), { list: { call: 'GET /event/all/{state}' } }),
    inEndpoints,
    'nothing fills {state}: the screens have no value there',
  ],
  [
    'a key in the path of an action on the whole list',
    tables(withAction('cancel', { on: 'toolbar', dialog: { ask: { note: { kind: 'text' } } } })),
    inEndpoints,
    "nothing fills {id}: the screens have 'note' there",
  ],
  [
    'a path with a value that is unknown before the record is loaded',
    tables({}, withCall('one', { call: 'GET /event/{name}' })),
    inEndpoints,
    "nothing fills {name}: the screens have 'id'",
  ],
  [
    'a key in the path before there is one',
    tables({}, withCall('create', { call: 'POST /event/create/{id}' })),
    inEndpoints,
    'event.create',
  ],
  [
    'a call on one row that does not say which',
    tables({}, withCall('cancel', { call: 'POST /event/cancel' })),
    inEndpoints,
    'on one row, and does not say which',
  ],
  [
    'a sent value that is no field',
    tables({}, withCall('update', { sends: ['nmae', 'name', 'type'] })),
    inEndpoints,
    "sends 'nmae', and no field has the name 'nmae'",
  ],
  [
    'an input whose value is not sent',
    tables(withField({ on: ['update'] })),
    inDefinition,
    "fields.extra is on 'update', and event.update does not send it",
  ],
  [
    'a form without a call',
    tables(withField({ on: ['create'] }), { create: undefined }),
    inDefinition,
    'has no create for event',
  ],
  [
    'a form that no action opens',
    tables({ actions: { view: {}, cancel: event.actions?.cancel } }),
    inDefinition,
    "event.update calls 'POST /event/{uuid}', and no screen makes the call. Add the action edit",
  ],
  [
    'a call that no action makes',
    tables({}, { archive: { call: 'POST /event/archive/{id}' } }),
    inDefinition,
    "event.archive calls 'POST /event/archive/{id}', and no screen makes the call. Add the action archive, or remove the call from endpoints.ts",
  ],
  [
    'a call for one record that no page or dialog shows',
    tables(
      { fields: { name: { kind: 'text', on: ['list'] } }, detailDialog: undefined },
      { one: { call: 'GET /event/{id}' } },
    ),
    inDefinition,
    'event.one calls',
  ],
  ['view without a detail', tables({ detailDialog: undefined }), inDefinition, 'view has no detail'],
  [
    'edit without a form',
    tables({ fields: { name: { kind: 'text', on: ['list', 'detail', 'create'] } } }),
    inDefinition,
    'edit has no form',
  ],
  ['edit without a call', tables({}, { update: undefined }), inDefinition, 'edit has no call'],
  [
    'a picture that is sent as text',
    tables({}, withCall('create', { files: [] })),
    inDefinition,
    "'poster' is a file, and event.create does not send it as one",
  ],
  [
    'a file that an action asks for and sends as text',
    tables(withAction('cancel', { dialog: { ask: { note: { kind: 'file' } } } })),
    inDefinition,
    "'note' is a file, and event.cancel does not send it as one",
  ],
  [
    'segments that the call does not send',
    tables({}, { list: { call: 'GET /event/all' } }),
    inDefinition,
    "'GET /event/all' does not send it",
  ],
  [
    'segments with the name of another parameter',
    tables(withList({ segments: { field: 'order', of: ['upcoming'] } })),
    inDefinition,
    "list.segments uses 'order', which is another parameter",
  ],
  [
    'related rows whose list is the same for every parent',
    withGuests({}, { list: { call: 'GET /guests' } }),
    inDefinition,
    "lists guests by 'event', and 'GET /guests' does not send it",
  ],
  [
    'a filter that the call does not send',
    tables({}, withCall('list', { query: ['order'] })),
    inEndpoints,
    "event.list filters by 'type', and does not send it",
  ],
  [
    'a filter by the end of a range of no field',
    tables({}, withCall('list', { filters: ['prise_gte'] })),
    inEndpoints,
    "event.list has 'prise_gte' in filters or sorts",
  ],
  [
    'an order that the call does not send',
    tables({}, withCall('list', { query: ['type'], from: {} })),
    inEndpoints,
    "event.list sorts by 'name', and does not send it",
  ],
  [
    'an order by no field',
    tables({}, withCall('list', { sorts: ['nmae'] })),
    inEndpoints,
    "event.list has 'nmae' in filters or sorts",
  ],
  [
    'a bulk operation that is no action',
    tables({ actions: { view: {} } }),
    inDefinition,
    "list.bulk names 'cancel', which is no action",
  ],
  [
    'a searched value without a field',
    tables(withList({ search: ['nmae'] })),
    inDefinition,
    "list.search names 'nmae'",
  ],
  [
    'a section of a value without a field',
    tables({ sections: { extra: { fields: ['nmae'] } } }),
    inDefinition,
    "sections.extra names 'nmae'",
  ],
  [
    'a detail field without a detail',
    tables({ detailDialog: undefined, actions: { cancel: event.actions?.cancel } }),
    inDefinition,
    "fields.name is on 'detail', and there is no detail",
  ],
  [
    'rules of a field outside forms',
    tables(withField({ rules: { required: true } })),
    inDefinition,
    'fields.extra has rules, and is in no form',
  ],
  [
    'a field in two sections',
    tables({ sections: { first: { fields: ['name'] }, second: { fields: ['name'] } } }),
    inDefinition,
    "'name' is in two sections",
  ],
  [
    'tabs without sections',
    tables({ form: { layout: 'tabs' } }),
    inDefinition,
    "the layout 'tabs', which needs two sections",
  ],
  [
    'two segments of one name',
    tables(withList({ segments: { field: 'state', of: ['past', 'past'] } })),
    inDefinition,
    "two segments called 'past'",
  ],
])('%s is reported with its file', (_, faulty, file, sentence) => {
  expect(checkTables(faulty)).toContainEqual(
    expect.objectContaining({ file, message: expect.stringContaining(sentence) }),
  );
});
