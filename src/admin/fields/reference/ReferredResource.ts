import type { FieldKind } from '#admin/schema/FieldKind.ts';

/** What references need to know of the resource they lead to: the `options` of its react-admin `Resource`. */
export type ReferredResource = {
  /** The kind that its titles are written by. */
  titleKind?: FieldKind;
  /** The page or dialog that shows a record, `{id}` standing for its key; none where nothing does. */
  recordPath?: string;
};
