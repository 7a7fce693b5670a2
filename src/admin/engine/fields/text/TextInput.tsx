import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Validator } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';

type Props = InputProps & Pick<TextFieldProps, 'type' | 'minRows'> & { ofKind?: readonly Validator[] };

/** A labelled text field of the form around it, with what a validator or the server says about its value. */
export function TextInput({ type, minRows, ...input }: Props) {
  const { field, textField } = useFieldInput(input);
  return (
    <TextField
      {...textField}
      value={field.value ?? ''}
      onChange={field.onChange}
      type={type}
      multiline={minRows !== undefined}
      minRows={minRows}
      maxRows={14}
    />
  );
}
