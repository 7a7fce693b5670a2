import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import type { ComponentProps } from 'react';
import { FieldTextField } from './FieldTextField.tsx';

type Props<Value, Multiple extends boolean, NoClear extends boolean, Free extends boolean> = Omit<
  AutocompleteProps<Value, Multiple, NoClear, Free>,
  'renderInput'
> & {
  /** The text field that is typed into. */
  textField: ComponentProps<typeof FieldTextField>;
};

/** MUI's autocomplete as the forms have it: its text field says what is wrong below it. */
export const FieldAutocomplete = <
  Value,
  Multiple extends boolean = false,
  NoClear extends boolean = false,
  Free extends boolean = false,
>({
  textField,
  ...props
}: Props<Value, Multiple, NoClear, Free>) => (
  <Autocomplete
    {...props}
    renderInput={({ slotProps, ...params }) => <FieldTextField {...params} {...textField} slotProps={slotProps} />}
  />
);
