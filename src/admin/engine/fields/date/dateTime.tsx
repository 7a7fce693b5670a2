import { styled } from '@mui/material/styles';
import { useI18nProvider, useRecordContext } from 'react-admin';
import { formatDate, formatTime, toDate } from '#admin/engine/fields/calendar/dates.ts';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import { EmptyValue, SecondaryText } from '#admin/engine/fields/text/text.tsx';
import { valueAt } from '#api/values.ts';

const Time = styled('time')({ whiteSpace: 'nowrap' });

function DateTimeField({ source }: FieldProps<'dateTime'>) {
  const language = useI18nProvider().getLocale();
  const date = toDate(valueAt(useRecordContext(), source));
  if (!date) return <EmptyValue />;
  return (
    <Time dateTime={date.toISOString()}>
      {formatDate(date)} <SecondaryText>{formatTime(date, language)}</SecondaryText>
    </Time>
  );
}

export const dateTime: FieldKindParts<'dateTime'> = {
  Field: DateTimeField,
  toText: (record, { source }) => {
    const date = toDate(valueAt(record, source));
    return date ? `${formatDate(date)} ${formatTime(date)}` : '';
  },
  toSortKey: (record, { source }) => toDate(valueAt(record, source))?.getTime() ?? null,
  filter: 'date',
};
