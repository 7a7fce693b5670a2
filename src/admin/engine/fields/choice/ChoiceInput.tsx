import { MenuItem, TextField } from '@mui/material';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { useT } from '#admin/engine/text/useT.ts';
import { useOptionList } from '#admin/engine/ui/screen.ts';
import { labelOf } from './choice.tsx';

/** The choice "none" sets null. An undeclared value remains an option until the administrator replaces it. */
export function ChoiceInput(input: InputProps<'choice'>) {
  const t = useT();
  const { of } = input;
  const format = useFormatContext();
  const { textField } = useFieldInput({ ...input, parse: (value) => (value === '' ? null : value) });
  const chosen = textField.value;
  const offered = chosen === '' || of.includes(chosen) ? of : [...of, chosen];
  return (
    <TextField {...textField} select slotProps={{ select: useOptionList() }}>
      {!input.rules?.required && <MenuItem value="">{t('fields.none')}</MenuItem>}
      {offered.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {labelOf(input, String(choice), format)}
        </MenuItem>
      ))}
    </TextField>
  );
}
