import TextField from '@mui/material/TextField';
import { useNotify } from 'ra-core';
import { use } from 'react';
import { isLanguage, languageNames, languages } from '#i18n/language.ts';
import { useT } from '#i18n/useT.ts';
import { LanguageContext } from './LanguageContext.ts';

/** Shows the dashboard in another language, each under its own name. */
export function LanguageSwitch() {
  const t = useT();
  const notify = useNotify();
  const { language, choose } = use(LanguageContext);

  const change = (code: string) => {
    if (isLanguage(code)) choose(code).catch(() => notify('admin.frame.languageFailed', { type: 'error' }));
  };

  return (
    <TextField
      select
      fullWidth
      label={t('frame.language')}
      value={language}
      onChange={(event) => change(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {languageNames[code]}
        </option>
      ))}
    </TextField>
  );
}
