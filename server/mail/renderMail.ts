import { domainToUnicode } from 'node:url';
import { html, raw } from 'hono/html';
import { type MailPart, mailPart, urlInText } from '#api/extensions/wire.ts';
import { createTranslate } from '#server/language/translate.ts';
import { colours } from '#server/site/colours.ts';
import type { Mail, MailSettings } from './transport.ts';

const scheme = ({ ground, surface, text, quiet, line, link }: typeof colours.light) => `
.ground { background-color: ${ground}; color: ${text}; }
.card { background-color: ${surface}; border: 1px solid ${line}; }
h1, p, .brand { color: ${text}; }
a { color: ${link}; }
.quiet { color: ${quiet}; }
.button { background-color: ${colours.accent}; color: ${colours.onAccent}; }`;

/** The style of mails and of the pages that they link to. Mail programs support little CSS: blocks, colours and sizes. */
export const mailStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; }
.preheader { display: none; max-height: 0; overflow: hidden; mso-hide: all; }
.margin { padding: 32px 16px; }
.card { border-radius: 18px; max-width: 560px; width: 100%; }
.inside { padding: 32px; text-align: left; }
p, .button { font: 17px/1.6 Figtree, Pretendard, Mukta, system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
p { margin: 0 0 16px; overflow-wrap: anywhere; word-break: keep-all; }
h1, .brand { font-family: "Bricolage Grotesque", Pretendard, "Baloo 2", system-ui, sans-serif; font-weight: 800; }
h1 { font-size: 32px; line-height: 1.2; margin: 0 0 16px; text-wrap: balance; word-break: keep-all; }
.brand { font-size: 22px; line-height: 1.2; margin: 0 0 24px; }
.card + p { margin-top: 16px; }
.alone { box-sizing: border-box; margin: 10vh auto; width: calc(100% - 32px); }
.alone .brand { align-items: center; display: flex; gap: 8px; }
.action { margin: 24px 0; }
.alone .action { margin-bottom: 0; }
.quiet { font-size: 14px; }
.button { border: 0; border-radius: 10px; cursor: pointer; display: inline-block; font-weight: 700; padding: 14px 24px; text-decoration: none; }
${scheme(colours.light)}
@media (prefers-color-scheme: dark) {${scheme(colours.dark)}
}
`;

type Document = { language: string; title: string; body: unknown };

const renderDocument = ({ language, title, body }: Document) =>
  String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${raw(mailStyle)}</style>
</head>
<body class="ground">
${body}
</body>
</html>`);

type MailContent = {
  language: string;
  /** The line that an inbox shows after the subject. The mail itself hides it. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Small paragraphs below the button. */
  notes: readonly string[];
  /** Missing in a reply, which the recipient has requested. */
  unsubscribeUrl?: string;
};

/** The host of a URL, in the letters of its language. */
export function siteOf(publicUrl: string) {
  const { hostname, host } = new URL(publicUrl);
  return host.replace(hostname, domainToUnicode(hostname) || hostname);
}

/** The sender's name, else the host of the site. */
export const brandOf = ({ from, publicUrl }: MailSettings) => from.name || siteOf(publicUrl);

const asText = ({ heading, paragraphs, button, notes }: MailContent, ...footer: string[]) =>
  [heading, ...paragraphs, ...(button ? [`${button.label}:\n${button.url}`] : []), ...notes, '-- ', ...footer].join(
    '\n\n',
  );

/** Turns each URL in a text into a link. */
const withLinks = (text: string) =>
  text.split(urlInText).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

/** Keeps the line breaks of a paragraph. */
const lines = (paragraph: string, show: (line: string) => unknown = (line) => line) =>
  paragraph.split('\n').map((line, index) => html`${index > 0 ? raw('<br>') : ''}${show(line)}`);

/** Marks a part of a mail for the preview. */
const part = (name: MailPart) => raw(`${mailPart}="${name}"`);

/** A mail as text and as HTML. It loads nothing. Notes, which may quote a visitor, get no links. */
export function renderMail(content: MailContent, settings: MailSettings): Pick<Mail, 'text' | 'html' | 'headers'> {
  const { language, preheader, heading, paragraphs, button, notes, unsubscribeUrl } = content;
  const t = createTranslate(language);
  const brand = brandOf(settings);
  const sender = t(['mail.sender', { brand, address: settings.postalAddress }]);

  const body = html`<div class="preheader" hidden>${preheader}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" class="margin">
<table role="presentation" class="card" width="560" cellpadding="0" cellspacing="0"><tr><td class="inside">
<p class="brand">${brand}</p>
<h1 ${part('heading')}>${heading}</h1>
<div ${part('body')}>
${paragraphs.map((paragraph) => html`<p>${lines(paragraph, withLinks)}</p>\n`)}</div>
${button ? html`<p class="action"><a class="button" href="${button.url}">${button.label}</a></p>\n` : ''}${notes.map((note) => html`<p class="quiet">${lines(note)}</p>\n`)}${button ? html`<p class="quiet">${t('mail.link')}<br><a href="${button.url}">${button.url}</a></p>\n` : ''}</td></tr></table>
<p class="quiet">${sender}${unsubscribeUrl ? html`<br><a href="${unsubscribeUrl}">${t('mail.unsubscribe')}</a>` : ''}</p>
</td></tr></table>`;

  return {
    text: asText(content, sender, ...(unsubscribeUrl ? [`${t('mail.unsubscribe')}:\n${unsubscribeUrl}`] : [])),
    html: renderDocument({ language, title: heading, body }),
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

export type LinkPurpose = 'confirm' | 'unsubscribe';

type Notice = { language: string; brand: string; title: string; text: string; action: ReturnType<typeof html> | '' };

/** A page with one thing to say and one thing to do. */
function renderNotice({ language, brand, title, text, action }: Notice) {
  const body = html`<main class="alone card inside">
<p class="brand"><img src="/favicon.svg" alt="" width="32" height="32">${brand}</p>
<h1>${title}</h1>
<p>${text}</p>
${action}
</main>`;
  return renderDocument({ language, title: `${title} · ${brand}`, body });
}

type LinkPage = {
  purpose: LinkPurpose;
  language: string;
  /** Missing before the visitor presses the button. */
  outcome?: 'done' | 'expired';
  brand: string;
};

/** The page that a link in a mail opens. Opening it changes nothing: a button posts to the page's own address, with the token. */
export function renderLinkPage({ purpose, language, outcome, brand }: LinkPage) {
  const t = createTranslate(language);
  const key = outcome === 'expired' ? 'expired' : (`${purpose}.${outcome ?? 'question'}` as const);
  const title = t(`linkPage.${key}.title`);
  const button = html`<button class="button" name="from" value="page">${t(`linkPage.${purpose}.button`)}</button>`;
  const back = html`<a class="button" href="/?lng=${language}">${t('linkPage.back')}</a>`;

  const action = outcome
    ? html`<p class="action">${back}</p>`
    : html`<form method="post" class="action">${button}</form>`;
  return renderNotice({ language, brand, title, text: t(`linkPage.${key}.text`), action });
}

type FailurePage = Pick<LinkPage, 'language' | 'brand'> & {
  /** What happened, for a person. */
  message: string;
  /** The page that is tried again. Without it, the message is final. */
  url?: string;
};

/** The page of a link while the server cannot serve it, or does so no longer. */
export function renderLinkFailure({ language, brand, message, url }: FailurePage) {
  const t = createTranslate(language);
  const action = url
    ? html`<p class="action"><a class="button" href="${url}">${t('linkPage.failed.retry')}</a></p>`
    : '';
  const title = t(url ? 'linkPage.failed.title' : 'linkPage.expired.title');
  return renderNotice({ language, brand, title, text: message, action });
}
