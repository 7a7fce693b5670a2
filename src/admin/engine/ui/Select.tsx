import { MenuItem, TextField } from '@mui/material';
import { useOptionList } from './screen.ts';

type Props<Value extends string> = {
  label: string;
  value: Value | '';
  /** The text of an empty option, before the others. */
  empty?: string;
  options: readonly { value: Value; text: string }[];
  onSelect: (value: Value) => void;
};

/** A select outside of forms. */
export const Select = <Value extends string>({ label, value, empty, options, onSelect }: Props<Value>) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onSelect(target.value as Value)}
    slotProps={{ select: { displayEmpty: true, ...useOptionList() }, inputLabel: { shrink: true } }}
  >
    {empty && <MenuItem value="">{empty}</MenuItem>}
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.text}
      </MenuItem>
    ))}
  </TextField>
);
