import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { number } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';
import { numberAt } from './numberAt.ts';

type Props = Pick<InputProps, 'source' | 'label' | 'rules'> & {
  /** How many digits may follow the decimal point; any number without it. */
  digits?: number;
  /** How many of the API's units make one that is typed. */
  scale?: number;
  /** Stands behind the number. */
  unit?: ReactNode;
};

const typed = (value: unknown, scale: number) => {
  const number = numberAt({ value }, 'value');
  return number === null ? '' : String(number / scale);
};

/** What a browser could not read as a number is kept as one that is none, so that the form says so. */
const read = ({ value, valueAsNumber, validity }: HTMLInputElement, scale: number) => {
  if (validity.badInput) return Number.NaN;
  return value === '' ? null : Math.round(valueAsNumber * scale * 1e6) / 1e6;
};

/** A number of the form around it: null while it is blank. The wheel does not change it on the way down the form. */
export function NumberInput({ digits, scale = 1, unit, ...input }: Props) {
  const { field, textField } = useFieldInput({ ...input, ofKind: [number()] });
  const [draft, setDraft] = useState<string>();

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setDraft(target.value);
    field.onChange(read(target, scale));
  };
  return (
    <TextField
      {...textField}
      type="number"
      value={draft ?? typed(field.value, scale)}
      onChange={change}
      onBlur={() => {
        setDraft(undefined);
        textField.onBlur();
      }}
      slotProps={{
        htmlInput: {
          step: digits === undefined ? 'any' : 10 ** -digits,
          inputMode: digits === 0 ? 'numeric' : 'decimal',
          onWheel: ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.blur(),
        },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}
