import { expect, test } from 'vitest';
import { event, files, tables } from '#tests/support/plantedFaults.ts';
import { checkTables } from './checkTables.ts';

test('tables that agree have no fault', () => {
  expect(checkTables(tables())).toEqual([]);
});

test('related rows are listed and created with the key of their parent', () => {
  const guests = { name: 'guests', title: 'name', fields: { name: event.fields.name }, list: {} };
  const { definitions, endpoints } = tables({ detailPage: { related: { guests: { target: 'event' } } } });
  const calls = {
    list: { call: 'GET /event/{event}/guests' },
    create: { call: 'POST /event/{event}/guests', body: 'json', sends: ['name'] },
    update: { call: 'POST /guest/{id}', body: 'json', sends: ['name'] },
  };

  const faults = checkTables({
    definitions: [...definitions, { ...guests, detailDialog: true, actions: { edit: {} } }],
    endpoints: { ...endpoints, guests: calls },
    files,
  });

  expect(faults).toEqual([]);
});
