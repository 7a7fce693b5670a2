import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import { use } from 'react';
import { useGetList, useGetRecordRepresentation, useGetResourceLabel, useLocale, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/KindImplementation.ts';
import { AskedRecordContext, type InputOptions, useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';

type Props = Omit<InputOptions, 'isList'> & Pick<TextFieldProps, 'type' | 'minRows' | 'slotProps'>;

export function TextInput({ type, minRows, slotProps, ...input }: Props) {
  const { textField } = useFieldInput(input);
  const multiline = minRows !== undefined;
  return <TextField {...textField} {...{ type, multiline, minRows, slotProps }} maxRows={14} />;
}

type Templates = NonNullable<InputProps<'longText'>['templates']>;

/** Refuses a text with placeholders in double brackets. */
const hasNoPlaceholders: Validator = (value) =>
  /\[\[[^\]]*\]\]/.test(value ?? '') ? 'admin.templates.unfilled' : undefined;

const languageName = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(language);

/** The templates: first those in the language of the record, or in the administrator's if the record's has none. */
function useTemplates({ from, text, language: languageField = '' }: Templates) {
  const locale = useLocale();
  const { data = [] } = useGetList(from);
  const represent = useGetRecordRepresentation(from);
  const templates = data.map((row) => {
    const language: string | undefined = row[languageField];
    const title = [represent(row), language && languageName(language)].filter(Boolean).join(' · ');
    return { id: String(row.id), title, language, text: row[text] };
  });
  const ofRecord = use(AskedRecordContext)?.[languageField];
  const first = templates.some(({ language }) => language === ofRecord) ? ofRecord : locale;
  return templates.toSorted((a, b) => Number(b.language === first) - Number(a.language === first));
}

/** A long text that the administrator types, or takes from a template whose placeholders are then filled in. */
export function TemplatedInput({ templates: declared, ...input }: InputProps<'longText'> & { templates: Templates }) {
  const labelOf = useGetResourceLabel();
  const templates = useTemplates(declared);
  const { setValue } = useFormContext();

  const insert = (id: string) => {
    const chosen = templates.find((template) => template.id === id);
    if (chosen) setValue(input.source, chosen.text, { shouldDirty: true });
  };
  return (
    <>
      <TextInput {...input} ofKind={[hasNoPlaceholders]} minRows={7} />
      <TextField
        select
        fullWidth
        label={labelOf(declared.from, 1)}
        value=""
        onChange={({ target }) => insert(target.value)}
      >
        {templates.map(({ id, title, language }) => (
          <MenuItem key={id} value={id} lang={language}>
            {title}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
