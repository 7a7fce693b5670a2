import { useTranslation } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { Emphasis } from '#site/layout/Emphasis.tsx';
import { SocialLinks } from '#site/layout/SocialLinks.tsx';
import styles from './Contact.module.css';
import { ContactForm } from './ContactForm.tsx';

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
