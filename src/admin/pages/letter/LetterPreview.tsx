import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { EmptyValue, textValue } from '#admin/engine/dashboard.ts';
import type { CustomFieldProps } from '#admin/engine/define.ts';
import { apiBase } from '#api/base.ts';
import type { Letter } from '#api/extensions/wire.ts';
import { type Language, languageNames, languages } from '#i18n/language.ts';
import { useT } from '#i18n/useT.ts';

const schemes = { light: 'letter.light', dark: 'letter.dark' } as const;

type Scheme = keyof typeof schemes;

/** A mail is wider than the columns of a detail, and those beside it are empty. */
const width = { xs: '100%', md: '30rem', lg: '40rem' };

/** The letter as its readers will see it: the very page that is sent, in each language, by day and by night. */
export function LetterPreview({ record }: CustomFieldProps<Letter>) {
  const t = useT();
  const [language, setLanguage] = useState<Language>('en');
  const [scheme, setScheme] = useState<Scheme>('light');
  const path = textValue(record, { source: 'preview' });
  if (!path) return <EmptyValue />;
  const address = `${apiBase}${path}?${new URLSearchParams({ lng: language, scheme })}`;
  return (
    <Box sx={{ display: 'grid', gap: 2, width }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
          aria-label={t('frame.language')}
        >
          {languages.map((each) => (
            <ToggleButton key={each} value={each} lang={each}>
              {languageNames[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={scheme}
          onChange={(_, chosen: Scheme | null) => chosen && setScheme(chosen)}
          aria-label={t('letter.scheme')}
        >
          {Object.entries(schemes).map(([each, label]) => (
            <ToggleButton key={each} value={each}>
              {t(label)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Link href={address} target="_blank" rel="noreferrer">
          {t('letter.open')}
        </Link>
      </Box>
      <iframe
        key={`${record[`subject_${language}`]}\n${record[`body_${language}`]}`}
        title={t('letter.preview', { language: languageNames[language] })}
        src={address}
        sandbox=""
        style={{ width: '100%', height: '40rem', border: 0, borderRadius: 8 }}
      />
    </Box>
  );
}
