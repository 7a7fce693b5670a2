import { Box, LinearProgress, Link, ToggleButton, ToggleButtonGroup, Typography, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { numberAt, textAt } from '#admin/engine/dashboard.ts';
import type { CustomFieldProps } from '#admin/engine/define.ts';
import { apiBase } from '#api/base.ts';
import { type Letter, urlInText } from '#api/extensions/wire.ts';
import { isBlank } from '#api/values.ts';
import { defaultLanguage, isLanguage, languageNames, languages } from '#i18n/language.ts';
import { useT } from '#i18n/useT.ts';
import { chosenScheme } from '#session/scheme.ts';

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

/** Puts a text into the page of an empty letter, as the server does. */
export function fillLetter(page: Document, subject: string, body: string) {
  const heading = page.querySelector('h1');
  for (const old of page.querySelectorAll('h1 ~ p:not([class])')) old.remove();
  const paragraphs = body.split(/\n{2,}/).map((text) => {
    const paragraph = page.createElement('p');
    paragraph.style.whiteSpace = 'pre-line';
    const parts = text.split(urlInText);
    const link = (href: string) => Object.assign(page.createElement('a'), { href, textContent: href });
    paragraph.append(...parts.map((part, index) => (index % 2 === 1 ? link(part) : part)));
    return paragraph;
  });
  heading?.replaceChildren(subject);
  heading?.after(...paragraphs);
}

/** The mail as it is sent, in each language and colour scheme. In a form, it shows the language that is being written. */
export function LetterPreview({ record }: CustomFieldProps<Letter>) {
  const t = useT();
  const form = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const ofSystem = isSystemDark ? 'dark' : 'light';
  const [shown, setShown] = useState({
    lng: isLanguage(locale) ? locale : defaultLanguage,
    scheme: chosenScheme() === 'system' ? ofSystem : chosenScheme(),
  });
  const [page, setPage] = useState<Document | null>(null);
  const { lng } = shown;
  const subject = textAt(record, { source: `subject_${lng}` });
  const body = textAt(record, { source: `body_${lng}` });
  const path = textAt(record, { source: 'preview' });
  const search = new URLSearchParams(shown);
  const choices = [
    { name: 'lng', label: t('frame.language'), options: languageNames },
    { name: 'scheme', label: t('letter.scheme'), options: { light: t('letter.light'), dark: t('letter.dark') } },
  ] as const;

  useEffect(() => {
    if (page) fillLetter(page, subject, body);
  }, [page, subject, body]);

  useEffect(() => {
    const inputs = box.current?.closest('form');
    const showWritten = () => {
      const written = document.activeElement?.getAttribute('name')?.slice(-2);
      if (isLanguage(written)) setShown((before) => ({ ...before, lng: written }));
    };
    showWritten();
    inputs?.addEventListener('focusin', showWritten);
    return () => inputs?.removeEventListener('focusin', showWritten);
  }, []);

  return (
    <Box ref={box} sx={{ display: 'grid', gap: 2 }}>
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
        {path && !form && (
          <Link href={`${apiBase}${path}?${search}`} target="_blank" rel="noreferrer">
            {t('letter.open')}
          </Link>
        )}
      </Box>
      {subject || body ? (
        <>
          {!page && <LinearProgress aria-label={t('frame.loading')} />}
          <iframe
            onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
            title={t('letter.preview', { language: languageNames[lng] })}
            src={`${apiBase}/letter/new?${search}`}
            sandbox="allow-same-origin"
            style={{ width: '100%', height: form ? '55dvh' : '40rem', border: 0, borderRadius: 8 }}
          />
        </>
      ) : (
        <Typography color="textSecondary">{t('letter.unwritten', { languages: languageNames[lng] })}</Typography>
      )}
    </Box>
  );
}
