import type { Validator } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { TextInput, useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { dayOfRule } from '#admin/engine/fields/validators.ts';
import type { KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { dayOf, localTime, toDate } from './calendar.ts';
import { DayField } from './DayField.tsx';
import { parseMoment } from './date.tsx';

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

type Spelling = Pick<KindOptions['dateTime'], 'unix' | 'utc'>;

/** Formats a value for a `datetime-local` input, whose values have the browser's time zone. */
function toLocal(value: unknown, spelling: Spelling) {
  const date = parseMoment(value, spelling);
  return date ? localTime(date) : '';
}

/** The typed moment as the API spells it. */
function fromLocal(text: string, { unix, utc }: Spelling) {
  const date = toDate(text);
  if (!date) return null;
  if (unix === 'milliseconds') return date.getTime();
  const seconds = Math.floor(date.getTime() / 1000);
  if (unix) return unix === 'text' ? String(seconds) : seconds;
  return utc ? date.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length) : date.toISOString();
}

/** The value of a blank input is null, or the API's for none. */
export const DateTimeInput = ({ unix, utc, ...input }: InputProps<'dateTime'>) => (
  <TextInput
    {...input}
    type="datetime-local"
    format={(value) => toLocal(value, { unix, utc })}
    parse={(text) => fromLocal(text, { unix, utc })}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
