import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { indexOf, valuesOf } from './boolean.ts';

/** A new record begins with no. An existing record without a value stays without one until the box is ticked. */
export function BooleanInput({ source, label, rules, of }: InputProps<'boolean'>) {
  const [no, yes] = valuesOf({ of });
  const isNew = useRecordContext()?.id === undefined;
  const { error, textField } = useFieldInput({ source, rules, defaultValue: isNew ? no : undefined });
  const { id, name, value, onChange, onBlur, inputRef } = textField;
  const errorId = `${id}-error`;
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={label}
        required={rules?.required}
        control={
          <Checkbox
            {...{ id, name, onBlur }}
            checked={indexOf(value, { of }) === 1}
            onChange={({ target }) => onChange(target.checked ? yes : no)}
            slotProps={{
              input: { ref: inputRef, 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined },
            }}
          />
        }
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
