import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'react-toastify/unstyled';
import { brand } from '#brand/brand.ts';
import styles from './SubscribeForm.module.css';
import { subscribe } from './subscribe.ts';

/** The field is the browser's own, so that what was typed before the scripts came stays. */
export function SubscribeForm() {
  const { t, i18n } = useTranslation('landing');
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    if (!email || isSending) return;

    setIsSending(true);
    const { subscribed, words } = await subscribe(email, i18n.language);
    setIsSending(false);
    form.reset();
    if (subscribed) toast.success(words || t('launch.subscribe.success'));
    else toast.error(words || t('launch.subscribe.failure'));
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
        <button className={`button ${styles.button}`} type="submit" disabled={isSending}>
          {isSending && <span className={styles.spinner} />}
          {t(isSending ? 'launch.subscribe.sending' : 'launch.subscribe.button')}
        </button>
      </form>
      <noscript>
        <p className={styles.withoutScripts}>
          {t('launch.subscribe.withoutScripts', { mailbox: brand.mailboxes.general })}
        </p>
      </noscript>
    </>
  );
}
