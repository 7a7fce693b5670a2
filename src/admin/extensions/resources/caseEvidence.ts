import { defineExtensionResource } from '#admin/schema/defineExtended.ts';

/** What came with the reports: pictures, and what the two wrote to one another. */
export const caseEvidence = defineExtensionResource({
  name: 'caseEvidence',
  title: 'words',
  fields: {
    picture: { kind: 'image', sensitive: 'blurred', on: ['list'] },
    author: { kind: 'choice', of: ['reported', 'reporter'], on: ['list'] },
    words: { kind: 'longText', on: ['list'] },
    sent_at: { kind: 'dateTime', on: ['list'] },
    report_id: { kind: 'number', grouping: false, on: ['list'] },
  },
  list: { layout: 'table', skeletonRows: 2, actions: 'menu' },
});
