import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { createContext, use, useId } from 'react';
import { useI18nProvider, useNotify } from 'react-admin';
import { isLanguage, type Language, languageNames, languages } from '#i18n/language.ts';
import { useT } from '#i18n/useT.ts';

/** Chooses the language. Rejects, and leaves everything as it was, when its messages cannot be downloaded. */
export const LanguageContext = createContext<(language: Language) => Promise<void>>(() => Promise.resolve());

/** Shows the dashboard in another language, each under its own name. */
export function LanguageSwitch() {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const chooseLanguage = use(LanguageContext);
  const label = t('frame.language');

  const choose = (code: string) => {
    if (isLanguage(code)) chooseLanguage(code).catch(() => notify('admin.frame.languageFailed', { type: 'error' }));
  };

  return (
    <FormControl fullWidth size="small" variant="outlined">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={useI18nProvider().getLocale()}
        onChange={(event) => choose(event.target.value)}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id }}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
