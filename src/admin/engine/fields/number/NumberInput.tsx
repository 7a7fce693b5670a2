import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { number, useI18nProvider } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { inUnits } from './number.ts';
import { numberAt, numberFormat, unitOptions } from './numberText.ts';

/** The decimal sign of a language: `.` or `,`. */
const decimalSign = (language: string) =>
  numberFormat(language, {})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

type Props = Pick<InputProps, 'source' | 'label' | 'rules'> & {
  /** The largest number of decimals. By default there is no limit. */
  decimals?: number;
  /** The API's value is the typed number times this. */
  scale?: number;
  /** The API's number for none. */
  none?: number;
  /** Shown after the number. */
  unit?: string;
};

/** The number of a text with the language's decimal sign. NaN for other texts, so that validation refuses them. */
function readNumber(text: string, sign: string, scale: number) {
  if (text.trim() === '') return null;
  const number = sign !== '.' && text.includes('.') ? Number.NaN : Number(text.replace(sign, '.'));
  return Number.isFinite(number) ? Math.round(number * scale * 1e6) / 1e6 : Number.NaN;
}

/** A number input in the language of the dashboard. Its value is null while it is blank. */
export function ScaledInput({ decimals, scale = 1, unit, none, ...input }: Props) {
  const { textField } = useFieldInput({ ...input, none, ofKind: [number()] });
  const sign = decimalSign(useI18nProvider().getLocale());
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  const value = numberAt(textField, 'value');
  const text = value === null ? '' : String(inUnits(value, scale)).replace('.', sign);
  const shown = typed?.value === none ? '' : typed?.value; // a longer number may begin like the API's for none
  return (
    <TextField
      {...textField}
      value={typed && Object.is(shown, textField.value) ? typed.text : text}
      onChange={({ target }) => {
        const next = { text: target.value, value: readNumber(target.value, sign, scale) };
        setTyped(next);
        textField.onChange(next.value);
      }}
      slotProps={{
        htmlInput: { inputMode: decimals === 0 ? 'numeric' : 'decimal', autoComplete: 'off' },
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
