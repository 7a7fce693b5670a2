import { styled } from '@mui/material/styles';
import { useRecordContext } from 'react-admin';
import { dayOf, formatDay } from '#admin/engine/fields/calendar/days.ts';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import { EmptyValue, textValue } from '#admin/engine/fields/text/text.tsx';
import type { Values } from '#api/values.ts';

const Day = styled('time')({ whiteSpace: 'nowrap' });

const dayAt = (record: Values | undefined, source: string) => dayOf(textValue(record, { source }));

function DateField({ source, children }: FieldProps<'date'>) {
  const day = dayAt(useRecordContext(), source);
  if (!day) return <EmptyValue />;
  return <Day dateTime={day}>{children ?? formatDay(day)}</Day>;
}

/** A day without a time. No time zone has a part in it, so that it is the same day everywhere. */
export const date: FieldKindParts<'date'> = {
  Field: DateField,
  toText: (record, { source }) => {
    const day = dayAt(record, source);
    return day ? formatDay(day) : '';
  },
  toSortKey: (record, { source }) => dayAt(record, source),
  filter: 'date',
};
