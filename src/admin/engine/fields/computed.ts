import type { Computation } from '#admin/engine/schema/FieldKind.ts';
import { type Values, valueAt } from '#api/values.ts';
import { dayOf, daysBetween, today, yearsBetween } from './calendar/days.ts';
import type { FieldKindParts, FieldSource } from './FieldKindParts.ts';
import type { FormatContext } from './FormatContext.ts';
import { initials } from './person/initials.ts';
import { createTextField } from './text/text.tsx';

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const joined = (values: unknown[]) => values.map(textOf).filter(Boolean).join(' ');

/** A day's distance from today; null for what is no day. */
const fromDay =
  (distance: (day: string, today: string) => number) =>
  ([value]: unknown[]) => {
    const day = dayOf(textOf(value));
    return day && distance(day, today());
  };

/** Every computation by its name, from the values that a definition names. Empty or null for nothing. */
const computations: Record<Computation, (values: unknown[]) => string | number | null> = {
  joined,
  initials: (values) => initials(joined(values)),
  yearsSince: fromDay(yearsBetween),
  daysUntil: fromDay((day, now) => daysBetween(now, day)),
  count: ([value]) => (Array.isArray(value) ? value.length : null),
};

function compute(record: Values, { as, from }: FieldSource<'computed'>) {
  const value = computations[as](from.map((source) => valueAt(record, source)));
  return value === '' ? null : value;
}

const relativeDays = (language: string) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

function toText(record: Values, field: FieldSource<'computed'>, { language }: FormatContext) {
  const value = compute(record, field);
  if (field.as === 'daysUntil' && typeof value === 'number') return relativeDays(language).format(value, 'day');
  return String(value ?? '');
}

/** A value made from others by a computation of a closed list. */
export const computed: FieldKindParts<'computed'> = {
  Field: createTextField<'computed'>(toText),
  toText,
  toCell: (record, field) => String(compute(record, field) ?? ''),
  toSortKey: compute,
};
