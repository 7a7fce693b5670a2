import MenuItem from '@mui/material/MenuItem';
import { useGetList, useLocale, type Validator } from 'ra-core';
import { use, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { AskedRecordContext } from '#admin/fields/form/AskedRecordContext.ts';
import { FieldTextField } from '#admin/fields/form/FieldTextField.tsx';
import { TextInput } from '#admin/fields/text/TextInput.tsx';
import type { CustomInputProps } from '#admin/schema/FieldKind.ts';
import type { CannedAnswer } from '#api/extensions/wire/conversation.ts';
import { useT } from '#i18n/useT.ts';

/** As the server refuses it. */
const filled: Validator = (value) => (/\[\[[^\]]*\]\]/.test(value ?? '') ? 'admin.chat.unfilled' : undefined);

const languageName = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(language);

/** The answers that are there already, those in the language of the ticket first. */
function useCannedAnswers() {
  const locale = useLocale();
  const { data = [] } = useGetList<CannedAnswer>('cannedAnswers');
  const known = new Set(data.map(({ language }) => language));
  const written = use(AskedRecordContext)?.language;
  const first = known.has(written) ? written : locale;
  return data.toSorted((one, other) => Number(other.language === first) - Number(one.language === first));
}

/** An answer to a ticket: typed, or taken from those that are there already and then filled in. */
export function AnswerInput({ source, label, required }: CustomInputProps) {
  const t = useT();
  const answers = useCannedAnswers();
  const { setFocus, setValue } = useFormContext();
  useEffect(() => setFocus(source), [setFocus, source]);

  const take = (id: number) => {
    const chosen = answers.find((answer) => answer.id === id);
    if (chosen) setValue(source, chosen.text, { shouldDirty: true });
  };
  return (
    <>
      <TextInput
        source={source}
        label={label}
        rules={required ? { required, maxLength: 2_000 } : undefined}
        ofKind={[filled]}
        minRows={7}
      />
      <FieldTextField select label={t('chat.canned')} value="" onChange={({ target }) => take(Number(target.value))}>
        {answers.map(({ id, language, title }) => (
          <MenuItem key={id} value={id} lang={language}>
            {title} · {languageName(language)}
          </MenuItem>
        ))}
      </FieldTextField>
    </>
  );
}
