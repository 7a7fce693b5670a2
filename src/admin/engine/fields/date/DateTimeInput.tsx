import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { toDate } from '#admin/engine/fields/calendar/dates.ts';
import { today, twoDigits } from '#admin/engine/fields/calendar/days.ts';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';

/** A moment as the browser's input has it: in its time zone, without naming one. */
const toLocal = (moment: Date | null) =>
  moment ? `${today(moment)}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}` : '';

/** A moment of the form around it, in the form in which the API sent it, else as declared; null while it is blank. */
export function DateTimeInput({ unix, ...input }: InputProps<'dateTime'>) {
  const { field, textField } = useFieldInput(input);
  const { value, onChange } = field;
  const [inSeconds] = useState(unix ?? typeof value === 'number');
  const change = (text: string) => {
    const moment = toDate(text);
    if (!moment) return onChange(null);
    return onChange(inSeconds ? Math.floor(moment.getTime() / 1000) : moment.toISOString());
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
