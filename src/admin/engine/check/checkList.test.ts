import { test } from 'vitest';
import {
  definitionFile,
  endpointTable,
  expectNamed,
  guestsListedBy,
  type Planted,
  tables,
  withCalls,
  withList,
} from '#tests/support/plantedFaults.ts';

const planted: readonly Planted[] = [
  ['a resource that cannot be listed', tables({}, { list: undefined }), definitionFile, 'Add event.list'],
  [
    'a part of a list’s path that no segment and no filter fills',
    tables(withList({ segments: undefined, filters: [] }), { list: { call: 'GET /event/all/{state}' } }),
    endpointTable,
    'nothing fills {state}: the screens have no value there',
  ],
  [
    'a segment that no call takes',
    tables({}, { list: { call: 'GET /event/all' } }),
    definitionFile,
    "'GET /event/all' does not take it",
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
  [
    'an export column without a field',
    tables(withList({ export: { columns: ['nmae'] } })),
    definitionFile,
    "list.export.columns names 'nmae'",
  ],
  [
    'related rows that their list does not tell apart',
    guestsListedBy('GET /guests'),
    definitionFile,
    "lists guests by 'event', and 'GET /guests' does not take it",
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
    'a chart over no field',
    tables(withList({ chart: { over: 'dya', lines: [] } })),
    definitionFile,
    "list.chart names 'dya'",
  ],
  [
    'a bulk operation that is no action',
    tables({ actions: { view: {} } }),
    definitionFile,
    "list.bulk names 'cancel', which is no action",
  ],
];

test.each(planted)('%s is named, with its file', (...fault) => expectNamed(fault));
