import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';
import { useT } from '#i18n/useT.ts';

const cleaned = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];

/** Words of the form around it, each taken with Enter, a comma or on leaving the field. */
export function TagsInput({ of = [], ...input }: InputProps<'tags'>) {
  const t = useT();
  const {
    field: { value, onChange },
    textField: { onBlur, ...textField },
  } = useFieldInput({ ...input, entries: true });
  const [draft, setDraft] = useState('');
  const tags: string[] = Array.isArray(value) ? value : [];

  const type = (text: string) => {
    const words = text.split(',');
    setDraft(words.at(-1) ?? '');
    if (words.length > 1) onChange(cleaned([...tags, ...words.slice(0, -1)]));
  };
  const leave = () => {
    if (draft.trim()) onChange(cleaned([...tags, draft]));
    setDraft('');
    onBlur();
  };
  return (
    // Named, because the compiler infers these arguments through all slots of MUI's: 150 MB for this one element.
    <Autocomplete<string, true, true, true>
      multiple
      freeSolo
      disableClearable
      id={textField.id}
      options={[...of]}
      filterSelectedOptions
      value={tags}
      inputValue={draft}
      onChange={(_, chosen) => onChange(cleaned(chosen))}
      onInputChange={(_, text, reason) => reason !== 'blur' && type(text)}
      onBlur={leave}
      slotProps={{ chip: { size: 'small', variant: 'outlined' } }}
      renderInput={(params) => (
        <TextField {...params} {...textField} placeholder={tags.length === 0 ? t('fields.tagsHint') : undefined} />
      )}
    />
  );
}
