import { html } from 'hono/html';
import { createTranslate } from '#server/language/translate.ts';
import { mailStyle } from './mailStyle.ts';

/** What a link in a mail is for. */
export type Purpose = 'confirm' | 'unsubscribe';

/** What came of the press; without one the page asks for it. */
type Outcome = 'done' | 'expired';

type Page = { purpose: Purpose; language: string; outcome?: Outcome; brand: string };

/**
 * Where a link in a mail leads, as HTML without scripts. Opening it changes nothing: what it is for takes one press, which
 * is sent to the very address of the page, token included.
 */
export function pressPage({ purpose, language, outcome, brand }: Page) {
  const t = createTranslate(language);
  const about = outcome === 'expired' ? 'expired' : (`${purpose}.${outcome ?? 'question'}` as const);
  const title = t(`press.${about}.title`);
  const button = html`<button class="button">${t(`press.${purpose}.button`)}</button>`;
  const back = html`<a class="button" href="/?lng=${language}">${t('press.back')}</a>`;

  return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${brand}</title>
<style>${mailStyle}</style>
</head>
<body class="ground">
<main class="alone card inside">
<p class="brand"><img src="/favicon.svg" alt="" width="32" height="32">${brand}</p>
<h1>${title}</h1>
<p>${t(`press.${about}.text`)}</p>
${outcome ? html`<p class="action">${back}</p>` : html`<form method="post" class="action">${button}</form>`}
</main>
</body>
</html>`);
}
