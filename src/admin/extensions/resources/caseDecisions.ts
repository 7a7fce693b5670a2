import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { guidelines, measures } from '#api/extensions/wire.ts';

/** Every decision about the reported user, in this case and in others. */
export const caseDecisions = defineExtensionResource({
  name: 'caseDecisions',
  title: 'email',
  fields: {
    measure: { kind: 'choice', of: measures, on: ['list', 'card', 'detail'] },
    section: { kind: 'choice', of: guidelines, on: ['list', 'detail'], optional: true },
    until: { kind: 'dateTime', on: ['list', 'detail'], optional: true },
    email: { kind: 'email', personal: false, on: ['list', 'detail'] },
    created_at: { kind: 'dateTime', on: ['list', 'card', 'detail'] },
    note: { kind: 'longText', on: ['detail'], optional: true },
    notice: { kind: 'longText', on: ['detail'], optional: true },
    case_id: { kind: 'reference', to: 'cases', on: ['detail'] },
  },
  list: { skeletonRows: 2 },
  actions: { view: {} },
  detailDialog: true,
});
