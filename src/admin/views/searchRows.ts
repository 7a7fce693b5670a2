import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { Values } from '#api/values.ts';
import { textOf } from './rowText.ts';

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows whose searched fields contain the text, whatever its letter case and accents. */
export function searchRows<Row extends Values>(definition: AnyResource, rows: Row[], text: string) {
  const wanted = folded(text.trim());
  const fields = definition.list.search ?? [];
  if (!wanted || fields.length === 0) return rows;
  return rows.filter((row) => fields.some((field) => folded(textOf(definition, row, field)).includes(wanted)));
}
