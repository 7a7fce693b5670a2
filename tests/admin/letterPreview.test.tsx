import { expect, test } from 'vitest';
import { fillLetter } from '#admin/pages/letterFields.tsx';
import { letterMail } from '#server/mail/composeMail.ts';
import { readSettings } from '#server/settings.ts';

const environment = {
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Hullo <hello@example.com>',
  PUBLIC_URL: 'https://hullo.example',
  POSTAL_ADDRESS: 'Street 1',
};

/** A letter as the server sends it. */
function pageOf(subject: string, body: string) {
  const { mail } = readSettings(environment);
  if (!mail) throw new Error('These settings send no mail');
  const { html } = letterMail({ language: 'en', subject, body }, mail);
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const end of page.querySelectorAll('br')) end.replaceWith('\n');
  return page;
}

const shownIn = (page: Document) => ({
  texts: [...page.querySelectorAll('h1, p')].map(({ textContent }) => textContent),
  links: [...page.querySelectorAll('a')].map(({ href }) => href),
});

test('the preview of a typed letter shows what the server sends', () => {
  const subject = 'The doors are <open>';
  const body = 'Hello,\nyou there.\n\nGet it at https://hullo.example/get?a=1&b=2.\n\n\nBye';
  const page = pageOf('', '');

  fillLetter(page, 'Before', 'One\n\nTwo');
  fillLetter(page, subject, body);
  expect(shownIn(page)).toEqual(shownIn(pageOf(subject, body)));
});

test('the preview keeps a paragraph of the server that is not in the body', () => {
  const page = pageOf('', '');
  const added = page.createElement('p');
  added.textContent = 'The doors open at eight.';
  page.querySelector('h1')?.after(added);
  fillLetter(page, 'Subject', 'Body');
  expect(shownIn(page).texts).toContain('The doors open at eight.');
});
