import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { ScaledInput } from '#admin/engine/fields/number/NumberInput.tsx';
import { currencyOf, decimalsOf, isPercent } from './money.ts';

/** An amount in the currency of the definition, of the form, or of the edited record, or a percentage. */
export function MoneyInput({ currency, minor, percent, ...input }: InputProps<'money'>) {
  const values = { ...useRecordContext(), ...useWatch() };
  if (isPercent(values, { percent })) return <ScaledInput {...input} unit="%" />;
  const code = currencyOf(values, { currency });
  const decimals = decimalsOf(code);
  return <ScaledInput {...input} decimals={decimals} scale={minor ? 10 ** decimals : 1} unit={code} />;
}
