import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useInput } from 'ra-core';
import type { InputProps } from './FieldParts.ts';

const asTyped = (value: unknown) => value;

/** A labelled text field of the form around it, with what the server says against its value. */
export function TextBox({ source, label, required, ...rest }: InputProps & Pick<TextFieldProps, 'type' | 'minRows'>) {
  const { id, field, fieldState } = useInput({ source, parse: asTyped });
  const { ref, ...control } = field;
  return (
    <TextField
      {...rest}
      {...control}
      id={id}
      inputRef={ref}
      label={label}
      multiline={rest.minRows !== undefined}
      maxRows={14}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ htmlInput: { 'aria-required': required } }}
      fullWidth
    />
  );
}
