import { createKind, type FieldSource } from '#admin/engine/fields/createKind.tsx';
import { choiceLabel, type FormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { type Values, valueAt } from '#api/values.ts';

/** The API's values for no and yes. */
export const valuesOf = ({ of }: KindOptions['boolean']): readonly unknown[] => of ?? [false, true];

/** 0 for no, 1 for yes, and null for any other value. */
function indexAt(record: Values, field: FieldSource<'boolean'>) {
  const index = valuesOf(field).indexOf(valueAt(record, field.source));
  return index < 0 ? null : index;
}

function toText(record: Values, field: FieldSource<'boolean'>, format: FormatContext) {
  const index = indexAt(record, field);
  if (index === null) return '';
  const value = String(index === 1);
  return choiceLabel(format, field.source, value, format.translate(`ra.boolean.${value}`));
}

export const boolean = createKind<'boolean'>({ toText, filtersByValue: true, toSortKey: indexAt });
