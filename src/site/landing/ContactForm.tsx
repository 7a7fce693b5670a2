import { useTranslation } from 'react-i18next';
import styles from './Contact.module.css';

/** Sends nothing and keeps what was typed (observed-behaviour.md, 13): outside a dialog this method does nothing. */
export function ContactForm() {
  const { t } = useTranslation('landing');
  return (
    <form className={styles.form} method="dialog" noValidate>
      <label htmlFor="contact-name">{t('contact.form.name')}</label>
      <input id="contact-name" name="name" autoComplete="name" />
      <label htmlFor="contact-email">{t('contact.form.email')}</label>
      <input id="contact-email" name="email" type="email" autoComplete="email" />
      <label htmlFor="contact-message">{t('contact.form.message')}</label>
      <textarea id="contact-message" name="message" rows={5} placeholder={t('contact.form.prompt')} />
      <div className={styles.send}>
        <button className="button" type="submit">
          {t('contact.form.button')}
        </button>
        <p>{t('contact.form.hint')}</p>
      </div>
    </form>
  );
}
