import { expect, test } from 'vitest';
import { checkTables } from './checkTables.ts';
import type { CheckedCalls, CheckedDefinition, Tables } from './Tables.ts';

const kinds = ['text', 'longText', 'image', 'choice', 'reference', 'file'];

/** A resource whose tables agree. */
const event: CheckedDefinition = {
  name: 'event',
  title: 'name',
  fields: {
    name: { kind: 'text', on: ['list', 'detail', 'form'], rules: { required: true } },
    type: { kind: 'choice', of: ['walk', 'dinner'], on: ['form'] },
    poster: { kind: 'image', on: ['create'], when: { type: ['dinner', null] } },
    host: { kind: 'reference', to: 'event', on: ['detail'] },
  },
  sections: { more: { fields: ['type', 'poster'], when: { type: 'dinner' } } },
  initial: { language: 'en' },
  list: {
    sort: ['name'],
    filters: ['type'],
    segments: { field: 'state', of: ['upcoming', 'past'] },
    bulk: ['cancel'],
    export: { columns: ['name', { field: 'created_at' }] },
  },
  actions: { view: {}, edit: {}, delete: {}, cancel: { when: 'upcoming', ask: { note: { kind: 'text' } } } },
  detailDialog: {},
};

const files = {
  definitions: 'definitions',
  endpoints: 'endpoints.ts',
  menuIcons: 'menuIcons.ts',
  words: (language: string) => `messages/${language}.ts`,
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

const tables = (definition: object = {}, changedCalls: object = {}): Tables => ({
  definitions: [{ ...event, ...definition }],
  endpoints: { event: { ...calls, ...changedCalls } as CheckedCalls },
  kinds,
  icons: ['Event', 'Quiz'],
  files,
});

const withField = (field: object) => ({ fields: { ...event.fields, extra: { kind: 'text', on: ['list'], ...field } } });
const withList = (list: object) => ({ list: { ...event.list, ...list } });
const withAction = (name: string, action: object = {}) => ({ actions: { ...event.actions, [name]: action } });
const withCalls = (name: 'list' | 'create' | 'update' | 'cancel', call: object) => ({
  [name]: { ...calls[name], ...call },
});

/** The rows below a record, and the call that lists them. */
const guestsListedBy = (call: string): Tables => {
  const { definitions, endpoints } = tables({ detailPage: { rows: { guests: { target: 'event' } } } });
  const guests = { name: 'guests', title: 'name', fields: {}, list: {} };
  return {
    definitions: [...definitions, guests],
    endpoints: { ...endpoints, guests: { list: { call } } },
    kinds,
    files,
  };
};

const definitionFile = 'definitions/event.ts';
const endpointTable = 'endpoints.ts';

test('tables that agree have no fault', () => {
  expect(checkTables(tables())).toEqual([]);
});

test('rows below a record are listed and made with its key', () => {
  const guests = { name: 'guests', title: 'name', fields: { name: event.fields.name }, list: {} };
  const { definitions, endpoints } = tables({ detailPage: { rows: { guests: { target: 'event' } } } });
  const below = {
    list: { call: 'GET /event/{event}/guests' },
    create: { call: 'POST /event/{event}/guests', body: 'json', sends: ['name'] },
    update: { call: 'POST /guest/{id}', body: 'json', sends: ['name'] },
  };

  const faults = checkTables({
    definitions: [...definitions, { ...guests, detailDialog: true, actions: { edit: {} } }],
    endpoints: { ...endpoints, guests: below },
    kinds,
    files,
  });

  expect(faults).toEqual([]);
});

test.each<[string, Tables, string, string]>([
  [
    'rows below a record of no resource',
    tables({ detailPage: { rows: { guests: { target: 'event' } } } }),
    definitionFile,
    "detailPage.rows lists 'guests'",
  ],
  ['a name that the endpoint table lacks', tables({ name: 'evnt' }), 'definitions/evnt.ts', "'evnt', which"],
  ['a resource that cannot be listed', tables({}, { list: undefined }), definitionFile, 'Add event.list'],
  [
    'a part of a path that nothing fills',
    tables({}, { cancel: { ...calls.cancel, call: 'POST /event/cancel/{event_id}' } }),
    endpointTable,
    'nothing fills {event_id}',
  ],
  [
    'a part of a list’s path that no segment and no filter fills',
    tables(withList({ segments: undefined, filters: [] }), { list: { call: 'GET /event/all/{state}' } }),
    endpointTable,
    'nothing fills {state}: the screens have no value there',
  ],
  [
    'a call about one row that does not say which',
    tables({}, { cancel: { ...calls.cancel, call: 'POST /event/cancel' } }),
    endpointTable,
    'about one row, and nothing says about which',
  ],
  [
    'a segment that no call takes',
    tables({}, { list: { call: 'GET /event/all' } }),
    definitionFile,
    "'GET /event/all' does not take it",
  ],
  [
    'sends that names no field',
    tables({}, { update: { ...calls.update, sends: ['nmae', 'name', 'type'] } }),
    endpointTable,
    "sends 'nmae', and no field is called 'nmae'",
  ],
  [
    'sends without a body',
    tables({}, { cancel: { ...calls.cancel, body: undefined } }),
    endpointTable,
    'without a body',
  ],
  [
    'a body in a GET',
    tables({}, { cancel: { ...calls.cancel, call: 'GET /event/cancel/{id}' } }),
    endpointTable,
    'is a GET',
  ],
  ['a file in a JSON body', tables({}, { create: { ...calls.create, body: 'json' } }), endpointTable, 'holds no files'],
  [
    'a file that is not sent',
    tables({}, { create: { ...calls.create, files: ['poster', 'photo'] } }),
    endpointTable,
    "names 'photo' as files",
  ],
  [
    'a place for a field that its call never sends',
    tables(withField({ on: ['update'] })),
    definitionFile,
    "fields.extra is on 'update', and event.update does not send it",
  ],
  [
    'a form that the API has no call for',
    tables({ ...withField({ on: ['create'] }), form: {} }, { create: undefined }),
    definitionFile,
    'has no create for event',
  ],
  [
    'a kind that there is not',
    tables(withField({ kind: 'tetx' })),
    definitionFile,
    "the kind 'tetx', which there is not. Use 'text',",
  ],
  [
    'a place that there is not',
    tables(withField({ on: ['edit'] })),
    definitionFile,
    "on 'edit', which is no place. Use 'list', 'detail', 'update', 'form', 'card' or 'create'",
  ],
  ['an icon that there is not', tables({ menu: { icon: 'Tea' } }), definitionFile, "icon 'Tea'. Use 'Event' or 'Quiz'"],
  [
    'an icon of the menu that comes after it',
    { ...tables({ menu: { icon: 'Event' } }), menuIcons: ['Quiz'] },
    'menuIcons.ts',
    "the icon 'Event', which would be drawn after the rest of it. Import it and add it to menuIcons",
  ],
  [
    'an icon of an action that there is not',
    tables(withAction('cancel', { icon: 'Quzi' })),
    definitionFile,
    "icon 'Quzi'. Use 'Quiz'",
  ],
  [
    'a form that nothing opens',
    tables({ actions: { view: {}, cancel: event.actions?.cancel } }),
    definitionFile,
    "event.update calls 'POST /event/{uuid}', and nothing leads to it. Add the action edit",
  ],
  [
    'a call that no action makes',
    tables({}, { archive: { call: 'POST /event/archive/{id}' } }),
    definitionFile,
    "event.archive calls 'POST /event/archive/{id}', and nothing leads to it. Add the action archive, or take the call out of endpoints.ts",
  ],
  [
    'a record that no page or dialog shows',
    tables(
      {
        fields: { name: { kind: 'text', on: ['list'] } },
        detailDialog: undefined,
      },
      { one: { call: 'GET /event/{id}' } },
    ),
    definitionFile,
    'event.one calls',
  ],
  [
    'a reference to no resource',
    tables(withField({ kind: 'reference', to: 'users' })),
    definitionFile,
    "refers to 'users'",
  ],
  [
    'a field’s condition on a value that there is not',
    tables(withField({ when: { type: 'walks' } })),
    definitionFile,
    "type is never 'walks'. It can be 'walk' or 'dinner'",
  ],
  ['a condition on no field', tables(withField({ when: { typ: 'walk' } })), definitionFile, "asks for 'typ'"],
  [
    'an action’s condition on no segment',
    tables(withAction('cancel', { when: 'upcomming' })),
    definitionFile,
    "'upcomming', which is no segment",
  ],
  [
    'an action’s condition on a value that there is not',
    tables(withAction('cancel', { when: { state: ['past', 'gone'] } })),
    definitionFile,
    "state is never 'gone'",
  ],
  [
    'a section’s condition on a value that there is not',
    tables({ sections: { more: { fields: ['name'], when: { type: 'walks' } } } }),
    definitionFile,
    "sections.more.when: type is never 'walks'",
  ],
  [
    'two segments of one name',
    tables(withList({ segments: { field: 'state', of: ['upcoming', 'upcoming'] } })),
    definitionFile,
    "two segments called 'upcoming'",
  ],
  [
    'segments by a name of the list’s address',
    tables(withList({ segments: { field: 'order', of: ['upcoming'] } })),
    definitionFile,
    "list.segments is by 'order', which stands in the address",
  ],
  ['view without detail', tables({ detailDialog: undefined }), definitionFile, 'view has no detail'],
  [
    'edit without form',
    tables({ fields: { name: { kind: 'text', on: ['list', 'detail', 'create'] } } }),
    definitionFile,
    'edit has no form',
  ],
  ['edit without a call', tables({}, { update: undefined }), definitionFile, 'edit has no call'],
  [
    'a detail field without a detail',
    tables({ detailDialog: undefined, actions: {} }, { cancel: undefined }),
    definitionFile,
    "fields.name is on 'detail'",
  ],
  [
    'an export column without a field',
    tables(withList({ export: { columns: ['nmae'] } })),
    definitionFile,
    "list.export.columns names 'nmae'",
  ],
  [
    'a rule on what is only shown',
    tables(withField({ rules: { min: 1 } })),
    definitionFile,
    'has rules, and is in no form',
  ],
  [
    'rows below a record that their list does not tell apart',
    guestsListedBy('GET /guests'),
    definitionFile,
    "lists guests by 'event', and 'GET /guests' does not take it",
  ],
  [
    'a section of no field',
    tables({ sections: { more: { fields: ['nmae'] } } }),
    definitionFile,
    "sections.more names 'nmae'",
  ],
  [
    'tabs of a form without sections for them',
    tables({ form: { layout: 'tabs' } }),
    definitionFile,
    'there are no two sections for them',
  ],
  [
    'a field of two sections',
    tables({ sections: { one: { fields: ['name'] }, two: { fields: ['name'] } } }),
    definitionFile,
    "'name' is in the sections one and two",
  ],
  [
    'a picture that is sent as text',
    tables({}, withCalls('create', { files: [] })),
    definitionFile,
    "'poster' is a file, and event.create does not send it as one",
  ],
  [
    'a file that an action asks for and sends as text',
    tables(withAction('cancel', { ask: { note: { kind: 'file' } } })),
    definitionFile,
    "'note' is a file, and event.cancel does not send it as one",
  ],
  [
    'a key in the call of an action of the whole list',
    tables(withAction('cancel', { on: 'toolbar', ask: { note: { kind: 'text' } } })),
    endpointTable,
    "nothing fills {id}: the screens have 'note' there",
  ],
  [
    'a filter that the call does not send',
    tables({}, withCalls('list', { query: ['order'] })),
    endpointTable,
    "event.list is said to filter by 'type', and does not send it",
  ],
  [
    'a filter by the end of a range of no field',
    tables({}, withCalls('list', { filters: ['prise_gte'] })),
    endpointTable,
    "filter by 'prise_gte', and no field of event is called so",
  ],
  [
    'an order that the call does not send',
    tables({}, withCalls('list', { query: ['type'], from: {} })),
    endpointTable,
    "event.list is said to sort by 'name', and does not send it",
  ],
  [
    'an order by no field',
    tables({}, withCalls('list', { sorts: ['nmae'] })),
    endpointTable,
    "sort by 'nmae', and no field of event is called so",
  ],
  ['an action that the API cannot do', tables(withAction('archive')), definitionFile, 'action archive has no call'],
  [
    'what a delete asks for that makes no call',
    tables(withAction('delete', { ask: { note: { kind: 'text' } } })),
    definitionFile,
    'action delete has no call',
  ],
  [
    'an answer that its call leaves out',
    tables(withAction('cancel', { ask: { reason: { kind: 'text' } } }), {
      cancel: { call: 'POST /event/cancel/{id}' },
    }),
    definitionFile,
    "asks for 'reason'",
  ],
  ['a search of no field', tables(withList({ search: ['nmae'] })), definitionFile, "list.search names 'nmae'"],
  ['sorting by no field', tables(withList({ sort: ['nmae'] })), definitionFile, "list.sort names 'nmae'"],
  ['a filter by no field', tables(withList({ filters: ['tpye'] })), definitionFile, "list.filters names 'tpye'"],
  [
    'a summary of no field',
    tables(withList({ summary: { prise: ['sum'] } })),
    definitionFile,
    "list.summary names 'prise'",
  ],
  [
    'a bulk operation without a call',
    tables(withList({ bulk: ['archive'] })),
    definitionFile,
    "list.bulk names 'archive', and the API has no such call",
  ],
  [
    'a bulk operation that is no action',
    tables({ actions: { view: {} } }),
    definitionFile,
    "list.bulk names 'cancel', and there is no such action",
  ],
])('%s is named, with its file', (_, planted, file, sentence) => {
  const faults = checkTables(planted);

  expect(faults).toContainEqual(expect.objectContaining({ file, message: expect.stringContaining(sentence) }));
});
