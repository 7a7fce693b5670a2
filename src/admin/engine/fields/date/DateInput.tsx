import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { InputProps } from '#admin/engine/fields/KindImplementation.ts';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { dayOf, dayOfRule, localDay, toDate, twoDigits } from './calendar.ts';

/** The value is a day such as `2025-08-03`, or null while the input is blank. */
export function DateInput(input: InputProps<'date'>) {
  const { field, textField } = useFieldInput(input);
  return (
    <TextField
      {...textField}
      type="date"
      value={dayOf(String(field.value ?? '')) ?? ''}
      onChange={({ target }) => field.onChange(target.value || null)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: dayOfRule(input.rules?.min), max: dayOfRule(input.rules?.max) },
      }}
    />
  );
}

/** Formats a date for a `datetime-local` input, whose values have the browser's time zone. */
const toLocal = (date: Date | null) =>
  date ? `${localDay(date)}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}` : '';

/** Writes Unix seconds if `unix` says so or the API sent a number, else ISO 8601. The value of a blank input is null. */
export function DateTimeInput({ unix, ...input }: InputProps<'dateTime'>) {
  const { field, textField } = useFieldInput(input);
  const { value, onChange } = field;
  const [isInSeconds] = useState(unix ?? typeof value === 'number');
  const change = (text: string) => {
    const date = toDate(text);
    if (!date) return onChange(null);
    return onChange(isInSeconds ? Math.floor(date.getTime() / 1000) : date.toISOString());
  };
  return (
    <TextField
      {...textField}
      type="datetime-local"
      value={toLocal(toDate(value))}
      onChange={({ target }) => change(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
