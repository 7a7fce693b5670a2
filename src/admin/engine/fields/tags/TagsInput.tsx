import { Autocomplete, TextField } from '@mui/material';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { tagsOf } from '#admin/engine/schema/tagsOf.ts';
import { useT } from '#i18n/useT.ts';

/** Splits entries at commas. */
function cleaned(entries: readonly string[]) {
  const tags = entries.flatMap((entry) => entry.split(',')).map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

/** Takes the typed tags on Enter, and when the focus leaves the input. */
export function TagsInput({ of = [], by, ...input }: InputProps<'tags'>) {
  const t = useT();
  const { value, onChange, onBlur, ...textField } = useFieldInput({ ...input, isList: true }).textField;
  const tags = tagsOf(value, by);
  return (
    // Explicit type arguments: to infer them, the compiler takes 150 MB.
    <Autocomplete<string, true, true, true>
      multiple
      freeSolo
      autoSelect
      disableClearable
      id={textField.id}
      options={[...of]}
      filterSelectedOptions
      value={tags}
      onChange={(_, entries) => onChange(cleaned(entries))}
      onBlur={onBlur}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField {...params} {...textField} placeholder={tags.length === 0 ? t('fields.tagsHint') : undefined} />
      )}
    />
  );
}
