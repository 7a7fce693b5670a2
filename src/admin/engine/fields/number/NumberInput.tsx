import { InputAdornment, TextField } from '@mui/material';
import { number, useI18nProvider, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/KindImplementation.ts';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { currencyOf, decimalsOf, inUnits, isPercent, numberFormat, unitOptions } from './number.ts';
import { numberAt } from './numberAt.ts';

type Props = Pick<InputProps, 'source' | 'label' | 'rules'> & {
  /** The largest number of decimals. Any number without it. */
  decimals?: number;
  /** The API's value is the typed number times this. */
  scale?: number;
  /** Shown after the number. */
  unit?: string;
};

/** NaN stands for what the browser could not parse, so that validation refuses it. */
const toValue = ({ value, valueAsNumber, validity }: HTMLInputElement, scale: number) => {
  if (validity.badInput) return Number.NaN;
  return value === '' ? null : Math.round(valueAsNumber * scale * 1e6) / 1e6;
};

/** A number input. Its value is null while it is blank. Scrolling over it does not change the value. */
function ScaledInput({ decimals, scale = 1, unit, ...input }: Props) {
  const { field, textField } = useFieldInput({ ...input, ofKind: [number()] });
  const value = numberAt(field, 'value');
  return (
    <TextField
      {...textField}
      type="number"
      value={value === null ? '' : inUnits(value, scale)} // React leaves a text of the same number as it is typed
      onChange={({ target }) => field.onChange(toValue(target as HTMLInputElement, scale))}
      slotProps={{
        htmlInput: {
          step: decimals === undefined ? 'any' : 10 ** -decimals,
          inputMode: decimals === 0 ? 'numeric' : 'decimal',
          onWheel: ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.blur(),
        },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}

/** The name of a unit without a number, in the plural. */
const unitName = (language: string, unit: string) =>
  numberFormat(language, unitOptions(unit))
    .formatToParts(10)
    .filter(({ type }) => type === 'unit' || type === 'percentSign')
    .map(({ value }) => value.trim())
    .join(' ');

export function NumberInput({ unit, ...input }: InputProps<'number'>) {
  const language = useI18nProvider().getLocale();
  return <ScaledInput {...input} unit={unit && unitName(language, unit)} />;
}

/** An amount in the currency of the definition, of the form, or of the edited record, or a percentage. */
export function MoneyInput({ currency, minor, percent, ...input }: InputProps<'money'>) {
  const values = { ...useRecordContext(), ...useWatch() };
  if (isPercent(values, { percent })) return <ScaledInput {...input} unit="%" />;
  const code = currencyOf(values, { currency });
  const decimals = decimalsOf(code);
  return <ScaledInput {...input} decimals={decimals} scale={minor ? 10 ** decimals : 1} unit={code} />;
}
