import type { Validator } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { TextInput, useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { dayOfRule } from '#admin/engine/fields/validators.ts';
import { dayOf, localTime, toDate } from './calendar.ts';
import { DayField } from './DayField.tsx';

const refuseOtherText: Validator = (value: unknown) => (!value || dayOf(String(value)) ? undefined : 'admin.rules.day');

/** The value is a day such as `2025-08-03`, or null while the input is blank. */
export function DateInput(input: InputProps<'date'>) {
  const { textField } = useFieldInput({ ...input, ofKind: [refuseOtherText] });
  return (
    <DayField
      {...textField}
      value={String(textField.value ?? '')}
      onDay={(day) => textField.onChange(day || null)}
      min={dayOfRule(input.rules?.min)}
      max={dayOfRule(input.rules?.max)}
    />
  );
}

/** Formats a value for a `datetime-local` input, whose values have the browser's time zone. */
function toLocal(value: unknown) {
  const date = toDate(value);
  return date ? localTime(date) : '';
}

function fromLocal(text: string, unix = false) {
  const date = toDate(text);
  if (!date) return null;
  return unix ? Math.floor(date.getTime() / 1000) : date.toISOString();
}

/** Writes Unix seconds or ISO 8601. The value of a blank input is null. */
export const DateTimeInput = ({ unix, ...input }: InputProps<'dateTime'>) => (
  <TextInput
    {...input}
    type="datetime-local"
    format={toLocal}
    parse={(text) => fromLocal(text, unix)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
