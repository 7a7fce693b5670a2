import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { use } from 'react';
import { useGetList, useGetRecordRepresentation, useGetResourceLabel, useLocale, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { AskedRecordContext } from '#admin/engine/fields/input/AskedRecordContext.ts';
import { TextInput } from './TextInput.tsx';

type Templates = NonNullable<InputProps<'longText'>['templates']>;

const filled: Validator = (value) => (/\[\[[^\]]*\]\]/.test(value ?? '') ? 'admin.templates.unfilled' : undefined);

const languageName = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(language);

/** The texts to begin with, those in the language of the record first, or in the reader's where it has none of them. */
function useTemplates({ from, text, language: languageField = '' }: Templates) {
  const locale = useLocale();
  const { data = [] } = useGetList(from);
  const represent = useGetRecordRepresentation(from);
  const templates = data.map((row) => {
    const language: string | undefined = row[languageField];
    const title = [represent(row), language && languageName(language)].filter(Boolean).join(' · ');
    return { id: String(row.id), title, language, text: row[text] };
  });
  const written = use(AskedRecordContext)?.[languageField];
  const first = templates.some(({ language }) => language === written) ? written : locale;
  return templates.toSorted((one, other) => Number(other.language === first) - Number(one.language === first));
}

/** Text that is typed, or taken from a template whose placeholders are filled in then. */
export function TemplatedInput({ templates, ...input }: InputProps<'longText'> & { templates: Templates }) {
  const labelOf = useGetResourceLabel();
  const choices = useTemplates(templates);
  const { setValue } = useFormContext();

  const take = (id: string) => {
    const chosen = choices.find((template) => template.id === id);
    if (chosen) setValue(input.source, chosen.text, { shouldDirty: true });
  };
  return (
    <>
      <TextInput {...input} ofKind={[filled]} minRows={7} />
      <TextField
        select
        fullWidth
        label={labelOf(templates.from, 1)}
        value=""
        onChange={({ target }) => take(target.value)}
      >
        {choices.map(({ id, title, language }) => (
          <MenuItem key={id} value={id} lang={language}>
            {title}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
