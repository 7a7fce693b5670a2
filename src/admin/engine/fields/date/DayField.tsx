import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useRef } from 'react';
import { useT } from '#admin/engine/text/useT.ts';
import { dayOf, formatDay, toDate } from './calendar.ts';

const typedDay = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

/** Parses a typed day, such as `3-8-2025`, `03/08/2025` or `03082025`, and ISO 8601. Undefined for anything else. */
export function parseDay(text: string) {
  const [day = '', month = '', year] = typedDay.exec(text.trim())?.slice(1).filter(Boolean) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const isDay = dayOf(iso) === iso && toDate(iso)?.toISOString().startsWith(iso); // 31 February is no day, or another one
  return isDay ? iso : undefined;
}

type DayFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'slotProps'> & {
  /** A day such as `2025-08-03`, or a text that is not a day yet. */
  value: string;
  onDay: (value: string) => void;
  min?: string | number;
  max?: string | number;
};

/** A text field for days in the format of the lists, with the browser's calendar, whose own text follows the browser's language. */
export function DayField({ value, onDay, min, max, ...props }: DayFieldProps) {
  const t = useT();
  const calendar = useRef<HTMLInputElement>(null);
  const day = dayOf(value);
  return (
    <TextField
      {...props}
      value={day ? formatDay(day) : value}
      onChange={({ target }) => onDay(parseDay(target.value) ?? target.value)}
      placeholder={t('fields.dayFormat')}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <input
                ref={calendar}
                type="date"
                aria-hidden
                tabIndex={-1}
                style={{ position: 'absolute', bottom: 0, width: 1, opacity: 0, pointerEvents: 'none' }}
                value={day ?? ''}
                onChange={({ target }) => onDay(target.value)}
                {...{ min, max }}
              />
              <IconButton edge="end" aria-label={t('fields.calendar')} onClick={() => calendar.current?.showPicker()}>
                <CalendarIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
