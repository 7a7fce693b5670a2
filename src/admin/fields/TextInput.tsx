import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { useInput, ValidationError } from 'ra-core';
import type { InputProps } from './FieldKindParts.ts';
import { notBlank } from './notBlank.ts';

/** react-admin would make null of an emptied text, which the API takes for a file to clear. */
const keepEmptyText = (value: unknown) => value;

type Props = InputProps & Pick<TextFieldProps, 'type' | 'minRows'>;

/** A labelled text field of the form around it, with what a validator or the server says about its value. */
export function TextInput({ source, label, required, ...rest }: Props) {
  const { id, field, fieldState } = useInput({
    source,
    parse: keepEmptyText,
    validate: required ? notBlank : undefined,
  });
  const { ref, ...control } = field;
  const { invalid, error } = fieldState;
  return (
    <MuiTextField
      {...rest}
      {...control}
      id={id}
      inputRef={ref}
      label={label}
      multiline={rest.minRows !== undefined}
      maxRows={14}
      error={invalid}
      helperText={error?.message && <ValidationError error={error.message} />}
      slotProps={{ htmlInput: { 'aria-required': required }, formHelperText: { sx: { whiteSpace: 'pre-line' } } }}
      fullWidth
    />
  );
}
