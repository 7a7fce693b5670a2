import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';

type Props = TextFieldProps & {
  /** What is wrong with the value. */
  wrong?: ReactNode;
};

/** MUI's text field as the forms have it: as wide as they are, with what is wrong below it. */
export const FieldTextField = ({ wrong, ...props }: Props) => (
  <MuiTextField {...props} error={Boolean(wrong)} helperText={wrong} fullWidth />
);
