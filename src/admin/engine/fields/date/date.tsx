import { styled } from '@mui/material';
import { useI18nProvider, useRecordContext } from 'react-admin';
import type { FieldProps, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import { EmptyValue, SecondaryText, textAt } from '#admin/engine/fields/text/text.tsx';
import { type Values, valueAt } from '#api/values.ts';
import { dayOf, formatDate, formatDay, formatTime, toDate } from './calendar.ts';

const Time = styled('time')({ whiteSpace: 'nowrap' });

const dayAt = (record: Values | undefined, source: string) => dayOf(textAt(record, { source }));

function DateField({ source, children }: FieldProps<'date'>) {
  const day = dayAt(useRecordContext(), source);
  if (!day) return <EmptyValue source={source} />;
  return <Time dateTime={day}>{children ?? formatDay(day)}</Time>;
}

/** A day without a time, so it is the same day in every time zone. */
export const date: KindImplementation<'date'> = {
  Field: DateField,
  toText: (record, { source }) => {
    const day = dayAt(record, source);
    return day ? formatDay(day) : '';
  },
  toSortKey: (record, { source }) => dayAt(record, source),
  filter: 'date',
};

const dateAt = (record: Values | undefined, source: string) => toDate(valueAt(record, source));

function DateTimeField({ source }: FieldProps<'dateTime'>) {
  const language = useI18nProvider().getLocale();
  const date = dateAt(useRecordContext(), source);
  if (!date) return <EmptyValue source={source} />;
  return (
    <Time dateTime={date.toISOString()}>
      {formatDate(date)} <SecondaryText>{formatTime(date, language)}</SecondaryText>
    </Time>
  );
}

export const dateTime: KindImplementation<'dateTime'> = {
  Field: DateTimeField,
  toText: (record, { source }) => {
    const date = dateAt(record, source);
    return date ? `${formatDate(date)} ${formatTime(date)}` : '';
  },
  toSortKey: (record, { source }) => dateAt(record, source)?.getTime() ?? null,
  filter: 'date',
};
