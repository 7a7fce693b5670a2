import { Box, LinearProgress, Link, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { EmptyValue, numberAt, textAt } from '#admin/engine/dashboard.ts';
import type { CustomFieldProps } from '#admin/engine/define.ts';
import { apiBase } from '#api/base.ts';
import type { Letter } from '#api/extensions/wire.ts';
import { isBlank } from '#api/values.ts';
import { isLanguage, type Language, languageNames, languages } from '#i18n/language.ts';
import { useT } from '#i18n/useT.ts';

/** The share of mails sent. A draft shows the languages that lack a text, without which it cannot be sent. */
export function LetterProgress({ record }: CustomFieldProps<Letter>) {
  const t = useT();
  const { state } = record;
  const countAt = (source: keyof Letter) => numberAt(record, source) ?? 0;
  const [sent, recipients] = [countAt('sent'), countAt('recipients')];
  const unwritten = languages.filter((lng) => isBlank(record[`subject_${lng}`]) || isBlank(record[`body_${lng}`]));
  if (state === 'draft' && unwritten.length > 0)
    return t('letter.unwritten', { languages: unwritten.map((lng) => languageNames[lng]).join(', ') });
  if (state === 'draft') return t('letter.ready', { recipients });
  const text = t('letter.progress', { sent, recipients });
  const share = state === 'sent' ? 1 : sent / Math.max(1, recipients);
  return (
    <>
      {text}
      <LinearProgress variant="determinate" value={Math.min(100, 100 * share)} aria-label={text} />
    </>
  );
}

/** A mail is wider than a column of the detail page, and the columns beside it are empty. */
const width = { xs: '100%', md: '30rem', lg: '40rem' };

type Shown = { lng: Language; scheme: 'light' | 'dark' };

/** The mail as it is sent, in each language and colour scheme. */
export function LetterPreview({ record }: CustomFieldProps<Letter>) {
  const t = useT();
  const [shown, setShown] = useState<Shown>({ lng: 'en', scheme: 'light' });
  const [shownUrl, setShownUrl] = useState<string>();
  const schemes = { light: t('letter.light'), dark: t('letter.dark') };
  const choices = [
    { name: 'lng', label: t('frame.language'), options: languageNames },
    { name: 'scheme', label: t('letter.scheme'), options: schemes },
  ] as const;
  const path = textAt(record, { source: 'preview' });
  if (!path) return <EmptyValue source="preview" />;
  const previewUrl = `${apiBase}${path}?${new URLSearchParams(shown)}`;
  return (
    <Box sx={{ display: 'grid', gap: 2, width }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {choices.map(({ name, label, options }) => (
          <ToggleButtonGroup
            key={name}
            exclusive
            size="small"
            value={shown[name]}
            onChange={(_, chosen: string | null) => chosen && setShown({ ...shown, [name]: chosen })}
            aria-label={label}
          >
            {Object.entries<string>(options).map(([option, text]) => (
              <ToggleButton key={option} value={option} lang={isLanguage(option) ? option : undefined}>
                {text}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ))}
        <Link href={previewUrl} target="_blank" rel="noreferrer">
          {t('letter.open')}
        </Link>
      </Box>
      {shownUrl !== previewUrl && <LinearProgress aria-label={t('frame.loading')} />}
      <iframe
        onLoad={() => setShownUrl(previewUrl)}
        key={`${record[`subject_${shown.lng}`]}\n${record[`body_${shown.lng}`]}`}
        title={t('letter.preview', { language: languageNames[shown.lng] })}
        src={previewUrl}
        sandbox=""
        style={{ width: '100%', height: '40rem', border: 0, borderRadius: 8 }}
      />
    </Box>
  );
}
