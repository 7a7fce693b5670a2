import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';

type Props = Omit<TextFieldProps, 'required'> & {
  /** What is wrong with the value. */
  wrong?: ReactNode;
  isRequired?: boolean;
};

/** MUI's text field as the forms have it: as wide as they are, with what is wrong below it. */
export const FieldTextField = ({ isRequired, wrong, slotProps, ...props }: Props) => (
  <MuiTextField
    {...props}
    error={Boolean(wrong)}
    helperText={wrong}
    slotProps={{ ...slotProps, htmlInput: { 'aria-required': isRequired, ...slotProps?.htmlInput } }}
    fullWidth
  />
);
