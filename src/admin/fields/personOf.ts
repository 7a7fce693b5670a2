import { isRecord, type Values } from '#api/values.ts';
import { plainText } from './plainText.ts';

const localPart = (email: string) => email.split('@')[0] ?? '';

/**
 * Who a row is about: the person under the field, or the row itself.
 * Someone without a name goes by the local part of the email (observed-behaviour.md, 17).
 */
export function personOf(record: Values, source: string) {
  const nested = record[source];
  const owner = isRecord(nested) ? nested : record;
  const email = plainText(owner, 'email');
  return { name: plainText(owner, 'name').trim() || localPart(email), email };
}
