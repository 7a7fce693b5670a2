import { test } from 'vitest';
import {
  calls,
  definitionFile,
  endpointTable,
  event,
  expectNamed,
  type Planted,
  tables,
  withAction,
  withCalls,
  withField,
} from '#tests/support/plantedFaults.ts';

const planted: readonly Planted[] = [
  ['a name that the endpoint table lacks', tables({ name: 'evnt' }), 'definitions/evnt.ts', 'has no list for evnt'],
  [
    'a part of a path that nothing fills',
    tables({}, { cancel: { ...calls.cancel, call: 'POST /event/cancel/{event_id}' } }),
    endpointTable,
    'nothing fills {event_id}',
  ],
  [
    'a call about one row that does not say which',
    tables({}, { cancel: { ...calls.cancel, call: 'POST /event/cancel' } }),
    endpointTable,
    'about one row, and nothing says about which',
  ],
  [
    'sends that names no field',
    tables({}, { update: { ...calls.update, sends: ['nmae', 'name', 'type'] } }),
    endpointTable,
    "sends 'nmae', and no field is called 'nmae'",
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
  ['edit without a call', tables({}, { update: undefined }), definitionFile, 'edit has no call'],
  [
    'a picture that is sent as text',
    tables({}, withCalls('create', { files: [] })),
    definitionFile,
    "'poster' is a file, and event.create does not send it as one",
  ],
  [
    'a key in the call of an action of the whole list',
    tables(withAction('cancel', { on: 'toolbar', dialog: { ask: { note: { kind: 'text' } } } })),
    endpointTable,
    "nothing fills {id}: the screens have 'note' there",
  ],
];

test.each(planted)('%s is named, with its file', (...fault) => expectNamed(fault));
