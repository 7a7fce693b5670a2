import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18nProvider } from 'ra-core';
import { formatDate, formatTime, toDate } from './dates.ts';
import type { CellProps, FieldParts } from './FieldParts.ts';
import { Missing } from './Missing.tsx';

function Cell({ record, source }: CellProps) {
  const language = useI18nProvider().getLocale();
  const date = toDate(record[source]);
  if (!date) return <Missing />;
  return (
    <Box component="time" dateTime={date.toISOString()} sx={{ whiteSpace: 'nowrap' }}>
      {formatDate(date)}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {formatTime(date, language)}
      </Typography>
    </Box>
  );
}

export const dateTime: FieldParts = {
  Cell,
  toText: (record, source) => {
    const date = toDate(record[source]);
    return date ? `${formatDate(date)} ${formatTime(date)}` : '';
  },
};
