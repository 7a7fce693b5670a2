import { defineResource } from '#admin/schema/defineResource.ts';
import type { Report } from './sampleReports.ts';

export const report = defineResource<Report>({
  name: 'report',
  title: 'reportedTo',
  sampleRows: async () => (await import('./sampleReports.ts')).sampleReports,
  fields: {
    id: { kind: 'text', label: 'fields.id', on: ['list'] },
    reportedBy: { kind: 'text', label: 'fields.reportedBy', on: ['list'] },
    reportedTo: { kind: 'text', label: 'fields.reportedTo', on: ['list'] },
    date: { kind: 'text', label: 'fields.date', on: ['list'] },
    time: { kind: 'text', label: 'fields.time', on: ['list'] },
  },
  list: {
    layout: 'table',
    skeletonRows: 10,
    pageSize: 10,
    actions: 'menu',
    search: ['reportedBy', 'reportedTo', 'id'],
    export: {
      label: 'report.export',
      fileName: 'reported_users.csv',
      columns: ['id', 'reportedBy', 'reportedTo', 'date', 'time'],
    },
  },
  actions: { view: { path: '/user-detail' } }, // without an id, as observed (observed-behaviour.md, 12)
  texts: {
    title: 'report.title',
    row: 'report.row',
    search: 'report.search',
    empty: 'report.empty',
    noMatches: 'report.noMatches',
    failed: 'report.failed',
  },
});
