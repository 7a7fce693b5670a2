import { useI18nProvider } from 'react-admin';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { NumberInput } from './NumberInput.tsx';
import { numberFormat } from './number.ts';

/** A unit by itself, as the language writes it behind many. */
const nameOfUnit = (language: string, unit: string) =>
  numberFormat(language, { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : 'long' })
    .formatToParts(10)
    .filter(({ type }) => type === 'unit' || type === 'percentSign')
    .map(({ value }) => value.trim())
    .join(' ');

/** A number, in front of its unit. */
export function UnitInput({ unit, decimals, ...props }: InputProps<'number'>) {
  const language = useI18nProvider().getLocale();
  return <NumberInput {...props} digits={decimals} unit={unit && nameOfUnit(language, unit)} />;
}
