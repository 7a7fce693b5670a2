import { useTranslation } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { Emphasis } from '#site/layout/Emphasis.tsx';
import { SocialLinks } from '#site/layout/SocialLinks.tsx';
import styles from './Contact.module.css';

const mailboxes = ['support', 'general'] as const;

export function Contact() {
  const { t } = useTranslation('landing');
  return (
    <section className={`page-grid ${styles.contact}`} id="contact">
      <div className={styles.text}>
        <h2>
          <Emphasis text={t('contact.heading')} />
        </h2>
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
              <SocialLinks networks={['x', 'facebook', 'instagram', 'linkedin']} />
            </dd>
          </div>
        </dl>
      </div>
      <ContactForm />
    </section>
  );
}

/** Sends nothing and keeps what was typed (observed-behaviour.md, 13): outside a dialog this method does nothing. */
function ContactForm() {
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
