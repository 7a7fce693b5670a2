import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import type { Values } from '#api/values.ts';
import type { Reader } from './Reader.ts';

/** What references need to know of the resource they lead to: the `options` of its react-admin `Resource`. */
export type ReferredResource = {
  /** The kind that its titles are written by. */
  titleKind?: FieldKind;
  /** Its title as a reader reads it. */
  titleOf?: (record: Values, reader: Reader) => string;
  /** The page or dialog that shows a record, `{id}` standing for its key; none where nothing does. */
  recordPath?: string;
};
