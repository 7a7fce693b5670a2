import { expect, test } from 'vitest';
import { event, files, tables } from '#tests/support/plantedFaults.ts';
import { checkTables } from './checkTables.ts';

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
    files,
  });

  expect(faults).toEqual([]);
});
