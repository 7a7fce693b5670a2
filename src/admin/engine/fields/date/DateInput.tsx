import { dayOf, today } from '#admin/engine/fields/calendar/days.ts';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { FieldTextField } from '#admin/engine/fields/input/FieldTextField.tsx';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';

const limit = (rule: unknown) => (rule === 'today' ? today() : rule);

/** A day of the form around it, as `2025-08-03`; null while it is blank. */
export function DateInput({ source, label, rules }: InputProps<'date'>) {
  const { id, field, error } = useFieldInput({ source, rules });
  const { ref, value, onChange, ...control } = field;
  return (
    <FieldTextField
      {...control}
      id={id}
      type="date"
      inputRef={ref}
      label={label}
      value={dayOf(String(value ?? '')) ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      required={rules?.required}
      wrong={error}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min: limit(rules?.min), max: limit(rules?.max) },
      }}
    />
  );
}
