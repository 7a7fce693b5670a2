import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { InputProps } from '#admin/engine/fields/KindImplementation.ts';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { useT } from '#i18n/useT.ts';

const cleaned = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];

/** Takes a tag on Enter, on a comma, and when the focus leaves the input. */
export function TagsInput({ of = [], ...input }: InputProps<'tags'>) {
  const t = useT();
  const {
    field: { value, onChange },
    textField: { onBlur, ...textField },
  } = useFieldInput({ ...input, isList: true });
  const [draft, setDraft] = useState('');
  const tags: string[] = Array.isArray(value) ? value : [];

  const type = (text: string) => {
    const typed = text.split(',');
    setDraft(typed.at(-1) ?? '');
    if (typed.length > 1) onChange(cleaned([...tags, ...typed.slice(0, -1)]));
  };
  const leave = () => {
    if (draft.trim()) onChange(cleaned([...tags, draft]));
    setDraft('');
    onBlur();
  };
  return (
    // Explicit type arguments: to infer them, the compiler takes 150 MB.
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
