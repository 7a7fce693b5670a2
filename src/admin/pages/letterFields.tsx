import { Box, LinearProgress, Link, ToggleButton, ToggleButtonGroup, Typography, useMediaQuery } from '@mui/material';
import { use, useEffect, useState } from 'react';
import { useLocale } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import {
  detailPagePath,
  numberAt,
  oneColumn,
  SectionContext,
  textAt,
  useResourceText,
  useT,
} from '#admin/engine/dashboard.ts';
import type { CustomFieldProps } from '#admin/engine/define.ts';
import { apiBase } from '#api/base.ts';
import { type Letter, type MailPart, mailPart, urlInText } from '#api/extensions/wire.ts';
import { isBlank } from '#api/values.ts';
import { chosenScheme } from '#brand/scheme.ts';
import { defaultLanguage, isLanguage, languages } from '#i18n/language.ts';

/** Names the languages that lack a text, without which a draft cannot be sent. Empty without any. */
function useUnwritten(record: Letter) {
  const t = useT();
  const { choice } = useResourceText();
  const missing = languages.filter((lng) => isBlank(record[`subject_${lng}`]) || isBlank(record[`body_${lng}`]));
  const names = missing.map((lng) => choice('language', lng)).join(', ');
  return names && t('letter.unwritten', { languages: names });
}

/** The share of mails sent, with a link to those that failed, or what a draft lacks. */
export function LetterProgress({ record }: CustomFieldProps<Letter>) {
  const t = useT();
  const unwritten = useUnwritten(record);
  const count = (source: string) => numberAt(record, source) ?? 0;
  const sent = count('sent');
  const failed = count('failed');
  const recipients = count('recipients');
  if (record.state === 'draft') return unwritten || t('letter.ready', { smart_count: recipients });
  const text = t('letter.progress', { smart_count: sent, recipients });
  const isOver = record.state === 'sent'; // some of the recipients may have left the list meanwhile
  const share = isOver ? 1 - failed / Math.max(1, sent + failed) : sent / Math.max(1, recipients);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <span>{text}</span>
        {failed > 0 && (
          <Link
            component={RouterLink}
            to={`${detailPagePath({ name: 'letters' }, record.id)}?outbox.filter.state=failed#outbox`}
            color="error"
          >
            {t('letter.failed', { smart_count: failed })}
          </Link>
        )}
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, 100 * share)}
        aria-label={text}
        sx={{ width: '100%', backgroundColor: isOver && failed > 0 ? 'error.main' : undefined }}
      />
    </>
  );
}

/** Puts a text into the page of an empty letter, as the server does. */
export function fillLetter(page: Document, subject: string, body: string) {
  const part = (name: MailPart) => page.querySelector(`[${mailPart}=${name}]`);
  const paragraphs = body.split(/\n{2,}/).map((text) => {
    const paragraph = page.createElement('p');
    paragraph.style.whiteSpace = 'pre-line';
    const parts = text.split(urlInText);
    const link = (href: string) => Object.assign(page.createElement('a'), { href, textContent: href });
    paragraph.append(...parts.map((part, index) => (index % 2 === 1 ? link(part) : part)));
    return paragraph;
  });
  part('heading')?.replaceChildren(subject);
  part('body')?.replaceChildren(...paragraphs);
}

/** The height of the preview while it loads, and of a long letter, which scrolls in it. */
const longest = 800;

/** The mail as it is sent, in each language and colour scheme. In a form, it shows the language whose tab is open. */
export function LetterPreview({ record }: CustomFieldProps<Letter>) {
  const t = useT();
  const { choice } = useResourceText();
  const unwritten = useUnwritten(record);
  const form = useFormContext();
  const ofSystem = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';
  const ofAdministrator = chosenScheme() === 'system' ? ofSystem : chosenScheme();
  const [chosen, setChosen] = useState({ lng: useLocale(), scheme: ofAdministrator });
  const [page, setPage] = useState<Document | null>(); // null if it has another origin
  const [height, setHeight] = useState(longest);
  const lng = [use(SectionContext), chosen.lng].find(isLanguage) ?? defaultLanguage;
  const subject = textAt(record, { source: `subject_${lng}` });
  const body = textAt(record, { source: `body_${lng}` });
  const path = textAt(record, { source: 'preview' });
  const search = new URLSearchParams({ ...chosen, lng });
  const address = `${apiBase}/letter/new?${search}`;
  const names = Object.fromEntries(languages.map((each) => [each, choice('language', each)]));
  const choices = [
    ...(form ? [] : [{ name: 'lng', label: t('frame.language'), options: names }]), // a form has tabs
    { name: 'scheme', label: t('letter.scheme'), options: { light: t('letter.light'), dark: t('letter.dark') } },
  ] as const;

  useEffect(() => {
    if (!page) return;
    fillLetter(page, subject, body);
    setHeight(Math.min(page.documentElement.offsetHeight, longest));
  }, [page, subject, body]);

  return (
    <Box sx={{ ...oneColumn, gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {choices.map(({ name, label, options }) => (
          <ToggleButtonGroup
            key={name}
            exclusive
            size="small"
            value={search.get(name)}
            onChange={(_, value: string | null) => value && setChosen({ ...chosen, [name]: value })}
            aria-label={label}
          >
            {Object.entries<string>(options).map(([option, text]) => (
              <ToggleButton key={option} value={option}>
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
        {(form || !(subject || body)) && (
          <Typography variant="body2" color="textSecondary">
            {unwritten}
          </Typography>
        )}
      </Box>
      <iframe
        key={address} // a frame that changes its address would add an entry to the browser's history
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        title={t('letter.preview', { language: choice('language', lng) })}
        src={address}
        hidden={page === null}
        sandbox="allow-same-origin"
        style={{ width: '100%', height: form ? '50dvh' : height, border: 0, borderRadius: 8 }}
      />
    </Box>
  );
}
