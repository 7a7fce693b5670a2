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
    skeletonRows: 3,
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

test.each<[string, Tables]>([
  ['tables that agree have no fault', tables()],
  [
    'a call may name its row by a field in the path',
    tables({}, withCall('cancel', { call: 'POST /event/cancel/{name}' })),
  ],
  [
    'a filter that makes segments may be called like a field',
    tables(
      withList({ filters: [], segments: { filter: 'type', of: ['walk'] } }),
      withCall('list', { call: 'GET /events', filters: [] }),
    ),
  ],
  [
    'a value of the row without a field may be sent',
    tables({ sent: ['extra'] }, withCall('cancel', { sends: ['note', 'extra'] })),
  ],
  ['a field on no view may be sent', tables(withField({ on: [] }), withCall('cancel', { sends: ['note', 'extra'] }))],
  [
    'a call for several related rows gets the key of their parent',
    withGuests(
      {
        fields: { name: { kind: 'text', on: ['list', 'detail'] } },
        list: { skeletonRows: 3, bulk: ['delete'] },
        actions: { delete: {} },
      },
      {
        list: { call: 'GET /event/{event}/guests' },
        deleteMany: { call: 'POST /event/{event}/guests/delete', body: 'json', sends: ['ids'] },
      },
    ),
  ],
  [
    'a call names a row by each part of its key',
    tables(
      { fields: { ...event.fields, host: { kind: 'reference', to: 'event', from: ['town', 'host'], on: ['detail'] } } },
      {
        key: ['town', 'uuid'],
        update: { ...calls.update, call: 'POST /event/{town}/{uuid}', from: { title: 'name' } },
        cancel: { ...calls.cancel, call: 'POST /event/cancel/{uuid}', sends: ['note', 'town'] },
      },
    ),
  ],
  [
    'a sort by names for each direction needs no other direction',
    tables({}, withCall('list', { from: { order: 'sort.field' }, sorts: { name: ['a-z', 'z-a'] } })),
  ],
  [
    'a sort by its own words for the directions sends them',
    tables(
      {},
      withCall('list', {
        query: ['type', 'by', 'dir'],
        from: { by: 'sort.field', dir: 'sort.direction' },
        sorts: { name: { direction: ['f', 'b'] } },
      }),
    ),
  ],
  [
    'related rows are listed and created with the key of their parent',
    withGuests(
      { fields: { name: event.fields.name }, list: { skeletonRows: 3 }, actions: { edit: {} } },
      {
        list: { call: 'GET /event/{event}/guests' },
        create: { call: 'POST /event/{event}/guests', body: 'json', sends: ['name'] },
        update: { call: 'POST /guest/{id}', body: 'json', sends: ['name'] },
      },
    ),
  ],
])('%s', (_, agreeing) => {
  expect(checkTables(agreeing)).toEqual([]);
});

/** Tables with one changed call, list or field. */
const inCall = (...changed: Parameters<typeof withCall>) => tables({}, withCall(...changed));
const inList = (list: object) => tables(withList(list));
const inField = (field: object) => tables(withField(field));

/** Tables with one mistake, by the file and a part of the sentence that report it. */
const mistakes: Readonly<Record<string, Tables>> = {
  'definitions/evnt.ts: endpoints.ts has no list for evnt': tables({ name: 'evnt' }),
  'definitions/event.ts: endpoints.ts has no list for event': tables({}, { list: undefined }),
  "endpoints.ts: event.cancel sends 'event_id', and the screens have 'id', 'uuid'": inCall('cancel', {
    call: 'POST /event/cancel/{event_id}',
  }),
  "endpoints.ts: event.list sends 'state', and the screens have no value there": tables(
    withList({ segments: undefined, filters: [] }),
    { list: { call: 'GET /event/all/{state}' } },
  ),
  "endpoints.ts: event.cancel sends 'id', and the screens have 'note' there": tables(
    withAction('cancel', { on: 'toolbar', dialog: { ask: { note: { kind: 'text' } } } }),
  ),
  "endpoints.ts: event.one sends 'name', and the screens have 'id'": inCall('one', { call: 'GET /event/{name}' }),
  "endpoints.ts: event.create sends 'id', and the screens have": inCall('create', { call: 'POST /event/create/{id}' }),
  "endpoints.ts: event.cancel calls 'POST /event/cancel' on one row, and does not say which": inCall('cancel', {
    call: 'POST /event/cancel',
  }),
  "endpoints.ts: event.update sends 'nmae'": inCall('update', { sends: ['nmae', 'name', 'type'] }),
  'event.ts: fields.extra is in the form of event.update, which does not send it': inField({ on: ['update'] }),
  'event.ts: fields.extra is in a form, and the API has no create': tables(withField({ on: ['create'] }), {
    create: undefined,
  }),
  "event.ts: event.update calls 'POST /event/{uuid}', and no screen makes the call. Add the action edit": tables({
    actions: { view: {}, cancel: event.actions?.cancel },
  }),
  "event.ts: event.archive calls 'POST /archive/{id}', and no screen makes the call. Add the action archive": tables(
    {},
    { archive: { call: 'POST /archive/{id}' } },
  ),
  'event.ts: The action view has no detail to open': tables({ detailDialog: undefined }),
  'event.ts: The action edit has no form': tables({
    fields: { name: { kind: 'text', on: ['list', 'detail', 'create'] } },
  }),
  'event.ts: form.result is shown after a create': tables(
    { form: { result: { token: { kind: 'text' } } } },
    { create: undefined },
  ),
  'event.ts: The action edit has no call': tables({}, { update: undefined }),
  "event.ts: 'poster' is a file, and event.create does not send it as one": inCall('create', { files: [] }),
  "event.ts: 'note' is a file, and event.cancel does not send it as one": tables(
    withAction('cancel', { dialog: { ask: { note: { kind: 'file' } } } }),
  ),
  "endpoints.ts: event.list selects rows by 'state', and does not send it": tables(
    {},
    { list: { call: 'GET /event/all' } },
  ),
  "event.ts: list.segments uses 'order', which is another parameter": inList({
    segments: { field: 'order', of: ['upcoming'] },
  }),
  "endpoints.ts: guests.list selects rows by 'event', and does not send it": withGuests(
    {},
    { list: { call: 'GET /guests' } },
  ),
  "endpoints.ts: event.list selects rows by 'type', and does not send it": inCall('list', { query: ['order'] }),
  "endpoints.ts: event.list has 'prise_gte' in filters or sorts": inCall('list', { filters: ['prise_gte'] }),
  "endpoints.ts: event.list sends 'sort.reverse', which is unknown. Use one of 'sort.field'": inCall('list', {
    from: { order: 'sort.reverse' },
  }),
  "endpoints.ts: event.list sends 'sort.field' without a direction": inCall('list', { from: { order: 'sort.field' } }),
  "endpoints.ts: event.list has words for the directions of 'name', and does not send them": inCall('list', {
    sorts: { name: { direction: ['f', 'b'] } },
  }),
  'endpoints.ts: event.list sorts, and does not send how': inCall('list', { query: ['type'], from: {} }),
  "endpoints.ts: event.list has 'nmae' in filters or sorts": inCall('list', { sorts: ['nmae'] }),
  "event.ts: list.bulk names 'cancel', which is not an action": tables({ actions: { view: {} } }),
  "endpoints.ts: event.list selects rows by 'q', and does not send it": inList({ search: true }),
  "there. Declare list.search: true for 'q'": inCall('list', { query: ['type', 'order', 'q'] }),
  "endpoints.ts: event.cancelMany sends 'id', and the screens have 'ids' and 'note'": tables(
    {},
    { cancelMany: { call: 'POST /events/{id}' } },
  ),
  "event.ts: event.nameMany calls 'POST /events', and no screen makes the call. Add list.bulk and the call and action name":
    tables({}, { nameMany: { call: 'POST /events', body: 'json', sends: ['ids'] } }),
  "event.ts: list.search names 'nmae'": inList({ search: ['nmae'] }),
  "event.ts: below names 'nmae'": inField({ below: 'nmae' }),
  "event.ts: sections names 'nmae'": tables({ sections: { extra: { fields: ['nmae'] } } }),
  "event.ts: detailPage.tabs names 'nmae', which is not a part": tables({ detailPage: { tabs: ['nmae'] } }),
  "event.ts: fields.name is on 'detail', and there is no detail": tables({
    detailDialog: undefined,
    actions: { cancel: event.actions?.cancel },
  }),
  "event.ts: fields.extra has the currency 'EURO', which is unknown": inField({ kind: 'money', currency: 'EURO' }),
  'event.ts: fields.extra has rules, and is in no form': inField({ rules: { required: true } }),
  "event.ts: sent names 'nmae', which no call sends": tables({ sent: ['nmae'] }),
  'event.ts: fields.extra has else, and no condition hides it': inField({ else: null }),
  "event.ts: 'name' is in two sections": tables({
    sections: { first: { fields: ['name'] }, second: { fields: ['name'] } },
  }),
  'event.ts: fields.extra is on no screen, and nothing else uses it': inField({ on: [] }),
  'event.ts: detailDialog would be empty': tables({ fields: { name: { kind: 'text', on: ['list'] } } }),
  "event.ts: The title 'extra' has a component": tables({ ...withField({ kind: 'custom' }), title: 'extra' }),
  "endpoints.ts: event.cancel calls 'POST /event/cancel/{uuid}' on one row, and does not say which. Its key lacks a part":
    tables({}, { key: ['town', 'uuid'], cancel: { ...calls.cancel, call: 'POST /event/cancel/{uuid}' } }),
  "endpoints.ts: event.cancel sends 'id', and the screens have 'town', 'uuid', 'name'": tables(
    {},
    { key: ['town', 'uuid'] },
  ),
  'event.ts: fields.host has 1 value, and the key of event has 2 parts': tables({}, { key: ['town', 'uuid'] }),
  'event.ts: fields.extra has 2 values, and the key of event has 1 part': inField({
    kind: 'reference',
    to: 'event',
    from: ['town', 'extra'],
  }),
  'event.ts: fields.extra is in a form, and has several values': inField({
    kind: 'reference',
    to: 'event',
    from: ['town', 'extra'],
    on: ['form'],
  }),
  'event.ts: detailPage.related.guests has 2 parameters in target for 1 value': tables({
    detailPage: { related: { guests: { target: ['town', 'event'] } } },
  }),
  "event.ts: The title 'extra' has a component, which": tables({
    ...withField({ kind: 'custom' }),
    title: ['name', 'extra'],
  }),
  "event.ts: list.segments has two segments called 'past'": inList({
    segments: { field: 'state', of: ['past', 'past'] },
  }),
};

test.each(Object.entries(mistakes))('%s', (sentence, faulty) => {
  expect(checkTables(faulty).map(({ file, message }) => `${file}: ${message}`)).toContainEqual(
    expect.stringContaining(sentence),
  );
});
