import type { Computation } from '#admin/engine/schema/FieldKind.ts';
import { isBlank, type Values, valueAt } from '#api/values.ts';
import { createKind, type FieldSource, textAt } from './createKind.tsx';
import { dayInMs, dayOf, localDay, toDate } from './date/calendar.ts';
import type { FormatContext } from './FormatContext.ts';
import { initials } from './person/InitialsAvatar.tsx';

/** The number of days between two days; negative if `to` is earlier. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayInMs; // both in UTC

/** The number of whole years between two days. */
function yearsBetween(from: string, to: string) {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(4) < from.slice(4) ? years - 1 : years;
}

const textOf = (value: unknown) => textAt({ value }, { source: 'value' });

const joined = (values: unknown[]) => values.map(textOf).filter(Boolean).join(' ');

/** The day of a value. A moment's is in the browser's time zone. */
function dayOfValue(value: unknown) {
  const text = textOf(value);
  const moment = text.includes('T') ? toDate(text) : null;
  return moment ? localDay(moment) : dayOf(text);
}

/** Compares a day or a moment with today. Null for any other value. */
const sinceDay =
  (distance: (day: string, today: string) => number) =>
  ([value]: unknown[]) => {
    const day = dayOfValue(value);
    return day && distance(day, localDay());
  };

/** The computations, from the values of the declared fields. The result is empty or null for no value. */
const computations: Record<Computation, (values: unknown[]) => string | number | null> = {
  joined,
  first: (values) => values.map(textOf).find((text) => !isBlank(text)) ?? null,
  initials: (values) => initials(joined(values)),
  yearsSince: sinceDay(yearsBetween),
  daysUntil: sinceDay((day, today) => daysBetween(today, day)),
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

export const computed = createKind<'computed'>({
  toText,
  toCell: (record, field) => String(compute(record, field) ?? ''),
  toSortKey: compute,
});
