import TextField from '@mui/material/TextField';
import { useInput } from 'react-admin';
import type { CustomInputProps } from '#admin/engine/define.ts';

/** The colour of a lantern, chosen in the browser's colour picker. */
export function LampColourInput({ source, label, required }: CustomInputProps) {
  const { id, field, fieldState } = useInput({ source });
  return (
    <TextField
      {...field}
      id={id}
      type="color"
      label={label}
      required={required}
      value={field.value || '#ffb52e'}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      fullWidth
    />
  );
}
