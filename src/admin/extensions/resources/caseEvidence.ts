import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';

/** What came with the reports: pictures, and what the two wrote to one another. */
export const caseEvidence = defineExtensionResource({
  name: 'caseEvidence',
  title: 'text',
  fields: {
    picture: { kind: 'image', sensitive: 'blurred', when: { author: null }, on: ['list'] },
    author: { kind: 'choice', of: ['reported', 'reporter'], when: { picture: null }, on: ['list'] },
    text: { kind: 'longText', when: { picture: null }, on: ['list'] },
    sent_at: { kind: 'dateTime', when: { picture: null }, on: ['list'] },
    report_id: { kind: 'number', grouping: false, on: ['list'] },
  },
  list: { layout: 'table', skeletonRows: 2, actions: 'menu' },
});
