import type { RaRecord } from 'react-admin';
import { expect, test } from 'vitest';
import { readFigures, readStatistics, readWaitingList } from './figures.ts';

const counts = { iosTraffic: 1500, androidTraffic: 500 };

test.each<[string, (record: never) => unknown, object]>([
  ['rows in place of the counts', readStatistics, { data: 'x', total: 'y' }],
  ['texts in place of the counts', readStatistics, { iosTraffic: 'x', androidTraffic: null }],
  ['only one count', readStatistics, { iosTraffic: 1 }],
  ['objects in place of the counts', readStatistics, { iosTraffic: {}, androidTraffic: [] }],
  ['nothing of a month ago', readFigures, {}],
  ['a text of a month ago', readFigures, { month_ago: 'x' }],
  ['objects of a month ago', readFigures, { month_ago: { iosTraffic: {}, androidTraffic: 'y' } }],
  ['texts in place of the groups', readWaitingList, { groups: ['x'], days: [] }],
])('a response with %s is a failure', (_, read, record) => {
  expect(() => read(record as never)).toThrow('without the expected data');
});

test('the total is computed, because the API does not return it', () => {
  expect(readStatistics({ id: 'main', ...counts } as RaRecord).totals).toEqual({
    ios: 1500,
    android: 500,
    total: 2000,
  });
});
