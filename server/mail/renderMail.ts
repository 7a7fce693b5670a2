import { html } from 'hono/html';
import { createTranslate } from '#server/language/translate.ts';
import type { Mail, MailSettings } from './Mail.ts';
import { mailStyle } from './mailStyle.ts';

type Letter = {
  language: string;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** What follows below it, in small. */
  notes: readonly string[];
  /** None in a mail that somebody has asked for. */
  unsubscribeUrl?: string;
};

/** The name that mail is sent under, else the host it leads to. */
export const brandOf = ({ from, publicUrl }: MailSettings) => from.name || new URL(publicUrl).host;

const asText = ({ heading, paragraphs, button, notes }: Letter, ...below: string[]) =>
  [heading, ...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), ...notes, '-- ', ...below].join(
    '\n\n',
  );

/** A line break that was typed stays one. */
const lines = (paragraph: string) => paragraph.split('\n').map((line, at) => (at > 0 ? html`<br>${line}` : line));

/** Both forms of a mail in the brand's look: no picture, nothing that is loaded, and no link but the ones named here. */
export function renderMail(letter: Letter, settings: MailSettings): Pick<Mail, 'text' | 'html' | 'headers'> {
  const { language, heading, paragraphs, button, notes, unsubscribeUrl } = letter;
  const t = createTranslate(language);
  const brand = brandOf(settings);
  const sender = t(['mail.sender', { brand, address: settings.postalAddress }]);

  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${mailStyle}</style>
</head>
<body class="ground">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" class="margin">
<table role="presentation" class="card" width="560" cellpadding="0" cellspacing="0"><tr><td class="inside">
<p class="brand">${brand}</p>
<h1>${heading}</h1>
${paragraphs.map((paragraph) => html`<p>${lines(paragraph)}</p>\n`)}${button ? html`<p class="action"><a class="button" href="${button.url}">${button.label}</a></p>\n` : ''}${notes.map((note) => html`<p class="quiet">${lines(note)}</p>\n`)}${button ? html`<p class="quiet">${t('mail.link')}<br><a href="${button.url}">${button.url}</a></p>\n` : ''}</td></tr></table>
<p class="quiet">${sender}${unsubscribeUrl ? html`<br><a href="${unsubscribeUrl}">${t('mail.unsubscribe')}</a>` : ''}</p>
</td></tr></table>
</body>
</html>`;

  return {
    text: asText(letter, sender, ...(unsubscribeUrl ? [`${t('mail.unsubscribe')}:\n${unsubscribeUrl}`] : [])),
    html: String(page),
    headers: {
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      }),
      'Content-Language': language,
    },
  };
}
