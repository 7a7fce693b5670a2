import { styled } from '@mui/material/styles';
import { useI18nProvider } from 'ra-core';
import { formatDate, formatTime, toDate } from './dates.ts';
import type { CellProps, FieldParts } from './FieldParts.ts';
import { Missing } from './Missing.tsx';
import { Quiet } from './Quiet.ts';

const Moment = styled('time')({ whiteSpace: 'nowrap' });

function Cell({ record, source }: CellProps) {
  const language = useI18nProvider().getLocale();
  const date = toDate(record[source]);
  if (!date) return <Missing />;
  return (
    <Moment dateTime={date.toISOString()}>
      {formatDate(date)} <Quiet>{formatTime(date, language)}</Quiet>
    </Moment>
  );
}

export const dateTime: FieldParts = {
  Cell,
  toText: (record, source) => {
    const date = toDate(record[source]);
    return date ? `${formatDate(date)} ${formatTime(date)}` : '';
  },
};
