import InputAdornment from '@mui/material/InputAdornment';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { number } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { FieldTextField } from '#admin/engine/fields/input/FieldTextField.tsx';
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
export function NumberInput({ source, label, rules, digits, scale = 1, unit }: Props) {
  const { id, field, error } = useFieldInput({ source, rules, ofKind: [number()] });
  const { ref, value, onChange, ...control } = field;
  const [draft, setDraft] = useState<string>();

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setDraft(target.value);
    onChange(read(target, scale));
  };
  return (
    <FieldTextField
      {...control}
      id={id}
      type="number"
      inputRef={ref}
      value={draft ?? typed(value, scale)}
      onChange={change}
      onBlur={() => {
        setDraft(undefined);
        control.onBlur();
      }}
      label={label}
      required={rules?.required}
      wrong={error}
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
