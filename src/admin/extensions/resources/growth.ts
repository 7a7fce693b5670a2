import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';

/** New users and subscriptions of each day. */
export const growth = defineExtensionResource({
  name: 'growth',
  title: 'day',
  menu: { icon: 'ShowChart' },
  fields: {
    day: { kind: 'date', on: ['list'] },
    ios: { kind: 'number', on: ['list'] },
    android: { kind: 'number', on: ['list'] },
    subscriptions: { kind: 'number', on: ['list'] },
  },
  list: {
    skeletonRows: 10,
    pageSize: 10,
    filters: ['day'],
    ranges: { day: [30, 7, 90, 'year'] },
    order: { day: 'DESC' },
    sort: ['day', 'ios', 'android', 'subscriptions'],
    chart: { over: 'day', lines: ['ios', 'android', 'subscriptions'], sums: ['weekly', 'cumulative'] },
    summary: ['ios', 'android', 'subscriptions'],
    export: true,
  },
});
