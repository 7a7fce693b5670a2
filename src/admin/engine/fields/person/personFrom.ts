import type { FieldSource } from '#admin/engine/fields/FieldKindParts.ts';
import { textValue } from '#admin/engine/fields/text/text.tsx';
import { isRecord, type Values, valueAt } from '#api/values.ts';

const localPart = (email: string) => email.split('@')[0] ?? '';

/**
 * The person that a record is, or null for nobody.
 * Someone without a name goes by the local part of the email (observed-behaviour.md, 17).
 */
export function personFrom(record: unknown, picture = '') {
  if (!isRecord(record)) return null;
  const email = textValue(record, { source: 'email' });
  const name = textValue(record, { source: 'name' }).trim() || localPart(email);
  return name ? { name, email, picture: textValue(record, { source: picture }) } : null;
}

/** The person whom a field of kind `person` shows, or null for nobody. */
export const personOfField = (record: Values | undefined, { source, whose, picture }: FieldSource<'person'>) =>
  personFrom(whose === 'value' ? valueAt(record, source) : record, picture);
