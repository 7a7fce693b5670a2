import { defineResource } from '#admin/defineResource.ts';

/**
 * Samples, which the observed product showed (observed-behaviour.md, 6). The reports that users made are `caseReports`, of the
 * extension `moderation`.
 */
export const report = defineResource({
  name: 'report',
  title: 'reportedTo',
  sampleRows: async () => (await import('./sampleReports.ts')).sampleReports,
  fields: {
    id: { kind: 'number', grouping: false, on: ['list'] },
    reportedBy: { kind: 'text', personal: true, on: ['list'] },
    reportedTo: { kind: 'text', personal: true, on: ['list'] },
    date: { kind: 'text', on: ['list'] },
    time: { kind: 'text', on: ['list'] },
  },
  list: {
    skeletonRows: 10,
    pageSize: 10,
    sort: ['id', 'reportedBy', 'reportedTo'],
    search: ['reportedBy', 'reportedTo', 'id'],
    export: { fileName: 'reported_users.csv' },
  },
  actions: { view: { path: '/user-detail' } }, // without an id, as observed (observed-behaviour.md, 12)
});
