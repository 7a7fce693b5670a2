import type { TextFieldProps } from '@mui/material/TextField';
import type { Validator } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { FieldTextField } from '#admin/engine/fields/input/FieldTextField.tsx';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';

type Props = InputProps & Pick<TextFieldProps, 'type' | 'minRows'> & { ofKind?: readonly Validator[] };

/** A labelled text field of the form around it, with what a validator or the server says about its value. */
export function TextInput({ source, label, rules, type, minRows, ofKind }: Props) {
  const { id, field, error } = useFieldInput({ source, rules, ofKind });
  const { ref, value, ...control } = field;
  return (
    <FieldTextField
      {...control}
      id={id}
      inputRef={ref}
      value={value ?? ''}
      label={label}
      type={type}
      multiline={minRows !== undefined}
      minRows={minRows}
      maxRows={14}
      required={rules?.required}
      wrong={error}
    />
  );
}
