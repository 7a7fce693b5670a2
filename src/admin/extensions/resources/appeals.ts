import { defineExtensionResource } from '#admin/extensions/defineExtended.ts';
import { guidelines, measures } from '#api/extensions/wire.ts';
import { concernedUser } from './moderation.ts';

/** Appeals against decisions, oldest first. The administrator who decided a case cannot decide its appeal. */
export const appeals = defineExtensionResource({
  name: 'appeals',
  title: 'user',
  menu: { icon: 'Reply' },
  fields: {
    user: { ...concernedUser, on: ['list'] },
    text: { kind: 'longText', on: ['list', 'detail'] },
    measure: { kind: 'choice', of: measures, on: ['list', 'detail'] },
    section: { kind: 'choice', of: guidelines, on: ['detail'], optional: true },
    decided_by: { kind: 'email', personal: false, on: ['list', 'detail'] },
    created_at: { kind: 'dateTime', on: ['list', 'detail'] },
    case_id: { kind: 'reference', to: 'cases', on: ['detail'] },
  },
  list: { skeletonRows: 3 },
  actions: {
    view: {},
    decide: {
      icon: 'CheckCircle',
      dialog: { ask: { outcome: { kind: 'choice', of: ['upheld', 'overturned'], rules: { required: true } } } },
      queue: {
        undoable: true,
        next: {},
        shortcuts: { d: {}, s: { outcome: 'upheld' }, b: { outcome: 'overturned' } },
      },
    },
  },
  detailPage: { picture: 'user.profile_picture', sensitive: 'blurred' },
});
