import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { currencyOf, digitsOf } from './money.ts';
import { NumberInput } from './NumberInput.tsx';

/** An amount in its currency: that of the definition, of the form, or of the record that the form changes. */
export function MoneyInput({ currency, minor, ...props }: InputProps<'money'>) {
  const values = useWatch();
  const record = useRecordContext();
  const code = currencyOf({ ...record, ...values }, { currency });
  const digits = digitsOf(code);
  return <NumberInput {...props} digits={digits} scale={minor ? 10 ** digits : 1} unit={code} />;
}
