import { useState } from 'react';
import { toDate } from '#admin/engine/fields/calendar/dates.ts';
import { today, twoDigits } from '#admin/engine/fields/calendar/days.ts';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { FieldTextField } from '#admin/engine/fields/input/FieldTextField.tsx';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';

/** A moment as the browser's input has it: in its time zone, without naming one. */
const toLocal = (moment: Date | null) =>
  moment ? `${today(moment)}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}` : '';

/** A moment of the form around it, in the form in which the API sent it, else as declared; null while it is blank. */
export function DateTimeInput({ source, label, rules, unix }: InputProps<'dateTime'>) {
  const { id, field, error } = useFieldInput({ source, rules });
  const { ref, value, onChange, ...control } = field;
  const [inSeconds] = useState(unix ?? typeof value === 'number');
  const change = (text: string) => {
    const moment = toDate(text);
    if (!moment) return onChange(null);
    return onChange(inSeconds ? Math.floor(moment.getTime() / 1000) : moment.toISOString());
  };
  return (
    <FieldTextField
      {...control}
      id={id}
      type="datetime-local"
      inputRef={ref}
      label={label}
      value={toLocal(toDate(value))}
      onChange={({ target }) => change(target.value)}
      required={rules?.required}
      wrong={error}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
