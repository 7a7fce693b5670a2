import type { AdminKey } from '#i18n/adminMessages.ts';
import type { ErrorText } from './texts.ts';

/** `view` and `edit` open a dialog of their own; the others are operations of the endpoint table. */
export type RowActionName = 'view' | 'edit' | 'delete' | 'close';

export type Confirmation = { title: AdminKey; question: AdminKey };

/** An action whose operation the endpoint table lacks is still offered and confirmed, but makes no call (observed-behaviour.md, 4 and 5). */
export type RowAction = {
  /** The segment whose rows offer it; without it, all. */
  when?: string;
  confirm?: Confirmation;
  success?: AdminKey;
  failure?: ErrorText;
  /** `view` leads to this page instead of a dialog. The record is the navigation state, under the resource's name. */
  path?: `/${string}`;
};
