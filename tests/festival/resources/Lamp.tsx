import TextField from '@mui/material/TextField';
import { useInput } from 'react-admin';
import type { CustomFieldProps, CustomInputProps } from '#admin/engine/define.ts';

/** The colour of the lantern that hangs there. */
export const LampColour = ({ record: { lamp } }: CustomFieldProps<{ lamp: string | null }>) => (
  <span style={{ textDecoration: `underline ${lamp}` }}>{lamp}</span>
);

/** The colour of a lantern, chosen in the browser's colour picker. */
export function LampColourInput({ source, label, required }: CustomInputProps) {
  const { id, field, fieldState } = useInput({ source });
  const { invalid, error } = fieldState;
  const shown = { id, label, required, error: invalid, helperText: error?.message };
  return <TextField {...field} {...shown} type="color" value={field.value || '#ffb52e'} />;
}
