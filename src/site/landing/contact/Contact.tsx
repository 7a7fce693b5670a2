import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contact } from '#api/publicEndpoints.ts';
import { brand } from '#brand/brand.ts';
import { Honeypot, useSubmit } from '#site/landing/forms/useSubmit.tsx';
import { Headline } from '#site/layout/Headline.tsx';
import { SocialLinks } from '#site/layout/SocialLinks.tsx';
import { useServed } from '#site/pageSettings.ts';
import type { PageSettings } from '#start/contract.ts';
import styles from './Contact.module.css';

const mailboxes = ['support', 'general'] as const;

export function Contact() {
  const { t } = useTranslation('landing');
  return (
    <section className={`page-grid ${styles.contact}`} id="contact">
      <div className={styles.text}>
        <Headline text={t('contact.heading')} />
        <p className="lede">{t('contact.text')}</p>
        <dl className={styles.mailboxes}>
          {mailboxes.map((mailbox) => (
            <div key={mailbox}>
              <dt>{t(`contact.${mailbox}`)}</dt>
              <dd>
                <a href={`mailto:${brand.mailboxes[mailbox]}`}>{brand.mailboxes[mailbox]}</a>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('contact.social')}</dt>
            <dd>
              <SocialLinks networks={['X', 'Facebook', 'Instagram', 'LinkedIn']} />
            </dd>
          </div>
        </dl>
      </div>
      <ContactForm />
    </section>
  );
}

/** False where the build or the server says that the API has no extensions, and so not this call. */
const mayHaveCall = ({ extensions }: PageSettings) => import.meta.env.VITE_EXTENSIONS !== 'off' && extensions !== 'off';

/**
 * Writes to support. Without scripts, and where the API lacks the call, it sends nothing, says so, and keeps what was typed
 * (observed-behaviour.md, 13): `method="dialog"` does nothing outside a dialog. Uncontrolled fields keep what was typed before
 * hydration. The server refuses a text that is too long: by `maxLength`, a browser cuts a pasted text off without a word.
 */
export function ContactForm() {
  const { t } = useTranslation('landing');
  const [isUnknown, setIsUnknown] = useState(false);
  const isOffered = useServed(mayHaveCall) && !isUnknown;
  const { isSending, submit } = useSubmit(contact.create, t('contact.text'), (outcome) =>
    setIsUnknown(outcome === 'unknown'),
  );

  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={isOffered ? submit : undefined}>
      <label htmlFor="contact-name">{t('contact.form.name')}</label>
      <input id="contact-name" name="name" autoComplete="name" required={isOffered} />
      <label htmlFor="contact-email">{t('contact.form.email')}</label>
      <input id="contact-email" name="email" type="email" autoComplete="email" required={isOffered} />
      <label htmlFor="contact-message">{t('contact.form.message')}</label>
      <textarea
        id="contact-message"
        name="message"
        rows={5}
        placeholder={t('contact.form.prompt')}
        required={isOffered}
      />
      {isOffered && <Honeypot />}
      <div className={styles.send}>
        <button className="button" type="submit" disabled={isSending}>
          {t('contact.form.button')}
        </button>
        <p>{t(isOffered ? 'contact.form.use' : 'contact.form.hint')}</p>
      </div>
    </form>
  );
}
