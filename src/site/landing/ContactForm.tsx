import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Honeypot } from '#site/layout/Honeypot.tsx';
import { useServed } from '#site/useServed.ts';
import type { PageSettings } from '#start/contract.ts';
import styles from './Contact.module.css';

/** Whether the API may have the call: neither the build nor the server that served this page says that it has not. */
const mayBeOffered = ({ extensions }: PageSettings) =>
  import.meta.env.VITE_EXTENSIONS !== 'off' && extensions !== 'off';

const longest = { name: 100, email: 254, message: 2_000 };

/**
 * Writes to support. Where the API cannot take it, and as long as no script runs, it sends nothing, says so, and keeps what
 * was typed (observed-behaviour.md, 13): outside a dialog its method does nothing. The fields are uncontrolled, so that what
 * was typed before hydration stays.
 */
export function ContactForm() {
  const { t, i18n } = useTranslation('landing');
  const [isUnknown, setIsUnknown] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const isOffered = useServed(mayBeOffered) && !isUnknown;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isOffered || isSending) return;
    setIsSending(true);
    const { sendMessage } = await import('./sendForm.tsx');
    const outcome = await sendMessage(new FormData(form), i18n.language, t('contact.text'));
    if (outcome === 'sent') form.reset();
    if (outcome === 'unknown') setIsUnknown(true);
    setIsSending(false);
  };

  const rules = (field: keyof typeof longest) => (isOffered ? { required: true, maxLength: longest[field] } : {});
  return (
    <form className={styles.form} method="dialog" noValidate={!isOffered} onSubmit={submit}>
      <label htmlFor="contact-name">{t('contact.form.name')}</label>
      <input id="contact-name" name="name" autoComplete="name" {...rules('name')} />
      <label htmlFor="contact-email">{t('contact.form.email')}</label>
      <input id="contact-email" name="email" type="email" autoComplete="email" {...rules('email')} />
      <label htmlFor="contact-message">{t('contact.form.message')}</label>
      <textarea
        id="contact-message"
        name="message"
        rows={5}
        placeholder={t('contact.form.prompt')}
        {...rules('message')}
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
