import { createTranslate } from '#server/language/translate.ts';
import type { Mail, MailSettings } from './Mail.ts';
import { brandOf, renderMail } from './renderMail.ts';

type Text = {
  language: string;
  subject: string;
  body: string;
  /** Without one, for those who look at it beforehand, the link is nobody's. */
  unsubscribeUrl?: string;
};

/** What a letter is in one language: in its reader's country the law may ask for a label before the subject. */
export function letterMail(
  { language, subject, body, unsubscribeUrl }: Text,
  settings: MailSettings,
): Omit<Mail, 'to'> {
  const { publicUrl, labels } = settings;
  const t = createTranslate(language);
  const letter = {
    language,
    heading: subject,
    paragraphs: body.split(/\n{2,}/),
    button: { label: t(['mail.letter.button', { brand: brandOf(settings) }]), url: `${publicUrl}/?lng=${language}` },
    notes: [],
    unsubscribeUrl: unsubscribeUrl ?? `${publicUrl}/unsubscribe?lng=${language}`,
  };
  const label = labels[language];
  return { subject: label ? `${label} ${subject}` : subject, ...renderMail(letter, settings) };
}
