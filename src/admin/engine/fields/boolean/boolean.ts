import { createKind, type FieldSource } from '#admin/engine/fields/createKind.tsx';
import { choiceLabel, type FormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { spellingsOf } from '#admin/engine/schema/kindTraits.ts';
import { type Values, valueAt } from '#api/values.ts';

const noAndYes = ({ of = [false, true] }: KindOptions['boolean']) => spellingsOf(of);

/** The values that a call sends for no and yes. */
export const valuesOf = (field: KindOptions['boolean']) => noAndYes(field).map(([sent]) => sent);

/** 0 for no, 1 for yes, and null for any other value. */
export function indexOf(value: unknown, field: KindOptions['boolean']) {
  const index = noAndYes(field).findIndex((spellings) => spellings.includes(value));
  return index < 0 ? null : index;
}

const indexAt = (record: Values, field: FieldSource<'boolean'>) => indexOf(valueAt(record, field.source), field);

function toText(record: Values, field: FieldSource<'boolean'>, format: FormatContext) {
  const index = indexAt(record, field);
  if (index === null) return '';
  const value = String(index === 1);
  return choiceLabel(format, field.source, value, format.translate(`ra.boolean.${value}`));
}

export const boolean = createKind<'boolean'>({ toText, filtersByValue: true, toSortKey: indexAt });
