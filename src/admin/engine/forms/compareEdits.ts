import { hashKey } from '@tanstack/react-query';
import { set } from 'react-hook-form';
import { sentValue } from '#admin/engine/schema/kindTraits.ts';
import { isBlank, type Values, valueAt } from '#api/values.ts';

/** A record as it was when the form opened, as it is stored now, and as it was typed. */
export type Versions = { base: Values; theirs: Values; yours: Values };

/** The names of fields that others have changed, and the values to save if no field is in conflict. */
type Comparison = { values: Values; merged: string[]; conflicts: string[] };

/** A comparison with fields in conflict, and what it compared. */
export type Conflict = Comparison & Versions;

/** Servers trim texts, and HTTP forms send other line breaks. */
const normalized = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : value);

/** True for values that the API stores alike. */
export const isSame = (one: unknown, other: unknown) =>
  (isBlank(one) && isBlank(other)) || hashKey([normalized(one)]) === hashKey([normalized(other)]);

type ComparedField = Parameters<typeof sentValue>[0] & { source: string };

/**
 * Merges the changes of others into the typed values. A field is in conflict if both sides changed it to different values.
 * A value that is missing from `theirs` counts as unchanged, because calls may return different fields. They may also spell
 * a value differently, so that the values to send are compared.
 */
export function compareEdits(fields: readonly ComparedField[], { base, theirs, yours }: Versions): Comparison {
  const comparison: Comparison = { values: { ...yours, ...structuredClone(theirs) }, merged: [], conflicts: [] };
  for (const field of fields) {
    const { source } = field;
    const [before, stored, typed] = [base, theirs, yours].map((values) => sentValue(field, valueAt(values, source)));
    const isTheirs = stored !== undefined && !isSame(stored, before);
    const isMine = !isSame(typed, before);
    if (isTheirs && !isMine) comparison.merged.push(source);
    else if (isMine || typed !== undefined) set(comparison.values, source, valueAt(yours, source));
    if (isTheirs && isMine && !isSame(stored, typed)) comparison.conflicts.push(source);
  }
  return comparison;
}

/** The values to save, with the stored values of some fields. */
export function takeTheirs({ values, theirs }: Conflict, sources: readonly string[]): Values {
  const taken = { ...values };
  for (const source of sources) set(taken, source, valueAt(theirs, source));
  return taken;
}
