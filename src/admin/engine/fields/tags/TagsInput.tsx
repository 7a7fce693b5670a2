import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { tagsOf } from '#admin/engine/schema/tagsOf.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { useSuggestions } from '#admin/engine/ui/screen.ts';

/** Splits entries at commas. */
function cleaned(entries: readonly string[]) {
  const tags = entries.flatMap((entry) => entry.split(',')).map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

/**
 * Shows the typed text as tags after Enter, and when the focus leaves the input. The form has it from the first letter, so
 * that a key that saves, or a reload, does not lose it.
 */
export function TagsInput({ of = [], by, ...input }: InputProps<'tags'>) {
  const t = useT();
  const [, suggestions] = useSuggestions();
  const { value, onChange, onBlur, ...textField } = useFieldInput({ ...input, isList: true }).textField;
  const [text, setText] = useState('');
  const typed = cleaned([text]);
  const tags = tagsOf(value, by).filter((tag) => !typed.includes(tag));
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
      inputValue={text}
      onInputChange={(_, text, reason) => {
        if (reason !== 'reset') setText(text); // MUI resets the text for each new array of tags
        if (reason === 'input') onChange(cleaned([...tags, text]));
      }}
      onBlur={onBlur}
      {...suggestions}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField {...params} {...textField} placeholder={tags.length === 0 ? t('fields.tagsHint') : undefined} />
      )}
    />
  );
}
