import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { Honeypot } from '#site/layout/Honeypot.tsx';
import { useServed } from '#site/useServed.ts';
import { showLoadFailure } from '#start/showLoadFailure.ts';
import styles from './SubscribeForm.module.css';

/** The field is uncontrolled, so that what was typed before hydration stays. */
export function SubscribeForm() {
  const { t, i18n } = useTranslation(['landing', 'layout']);
  const [isSending, setIsSending] = useState(false);
  const isConfirmedByMail = useServed(({ mail }) => mail === 'on');
  const notice = [t('launch.subscribe.notice'), isConfirmedByMail && t('launch.subscribe.confirmation')];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const email = String(typed.get('email') ?? '').trim();
    const website = String(typed.get('website') ?? '');
    if (!email || isSending) return;

    setIsSending(true);
    try {
      const { subscribe } = await import('#site/landing/sendForm.tsx');
      await subscribe(website ? { email, website } : { email }, i18n.language, t('launch.subscribe.success'));
      form.reset();
    } catch (error) {
      showLoadFailure(error);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <>
      <form className={styles.form} method="dialog" onSubmit={submit}>
        <label htmlFor="subscribe-email">{t('launch.subscribe.label')}</label>
        <input
          id="subscribe-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={t('launch.subscribe.placeholder')}
        />
        <Honeypot />
        <button className={`button ${styles.button}`} type="submit" disabled={isSending}>
          {isSending && <span className={styles.spinner} />}
          {t(isSending ? 'launch.subscribe.sending' : 'launch.subscribe.button')}
        </button>
        <p className={styles.notice}>
          {notice.filter(Boolean).join(' ')} <a href="/privacy#pre-launch">{t('legal.privacy', { ns: 'layout' })}</a>
        </p>
      </form>
      <noscript>
        <p className={styles.withoutScripts}>
          {i18n.t('withoutScripts', { ns: 'prerendered', mailbox: brand.mailboxes.general })}
        </p>
      </noscript>
    </>
  );
}
