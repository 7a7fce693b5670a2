import TextField from '@mui/material/TextField';
import { dayOf, today } from '#admin/engine/fields/calendar/days.ts';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';

const limit = (rule: unknown) => (rule === 'today' ? today() : rule);

/** A day of the form around it, as `2025-08-03`; null while it is blank. */
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
        htmlInput: { min: limit(input.rules?.min), max: limit(input.rules?.max) },
      }}
    />
  );
}
