import MenuItem from '@mui/material/MenuItem';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { FieldTextField } from '#admin/engine/fields/input/FieldTextField.tsx';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';
import { wordOf } from '#admin/engine/fields/Reader.ts';
import { useReader } from '#admin/engine/fields/useReader.ts';
import { useT } from '#i18n/useT.ts';

/** One of the declared values, or null for none where that is allowed. A value that is not declared stays until another is chosen. */
export function ChoiceInput({ source, label, rules, of }: InputProps<'choice'>) {
  const t = useT();
  const reader = useReader();
  const { id, field, error } = useFieldInput({ source, rules });
  const { ref, value, onChange, ...control } = field;
  const chosen = value ?? '';
  const offered = chosen === '' || of.includes(chosen) ? of : [...of, chosen];
  return (
    <FieldTextField
      {...control}
      id={id}
      select
      inputRef={ref}
      label={label}
      value={chosen}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      required={rules?.required}
      wrong={error}
    >
      {!rules?.required && <MenuItem value="">{t('fields.none')}</MenuItem>}
      {offered.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {wordOf(reader, source, String(choice))}
        </MenuItem>
      ))}
    </FieldTextField>
  );
}
