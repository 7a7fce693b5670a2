import { useTranslation } from 'react-i18next';
import { subscription } from '#api/publicEndpoints.ts';
import { brand } from '#brand/brand.ts';
import { Honeypot, useSubmit } from '#site/landing/forms/useSubmit.tsx';
import { Headline } from '#site/layout/Headline.tsx';
import { useEverySecond, useLaunch, useServed } from '#site/pageSettings.ts';
import { calendarPath } from '#site/seo/calendarFile.ts';
import styles from './Launch.module.css';

export function Launch() {
  const { t, i18n } = useTranslation('landing');
  const { date, hasPassed } = useLaunch();
  const texts = hasPassed ? 'launch.passed' : 'launch';
  return (
    <section className={styles.launch} id="launch">
      <div className={`page-grid ${styles.inside}`}>
        <div className={styles.text}>
          <Headline text={t(`${texts}.heading`)} />
          <p className="lede">{t(`${texts}.text`)}</p>
        </div>
        <div className={styles.action}>
          <Countdown target={Date.parse(date)} />
          {hasPassed || (
            <a href={calendarPath(i18n.language)} download>
              {t('launch.calendar')}
            </a>
          )}
          <SubscribeForm />
        </div>
      </div>
    </section>
  );
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;
const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, '0');

/** Milliseconds in units of at least two digits; zeros when the time has passed. */
export function remainingTime(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return {
    days: twoDigits(seconds / 86_400),
    hours: twoDigits((seconds / 3_600) % 24),
    minutes: twoDigits((seconds / 60) % 60),
    seconds: twoDigits(seconds % 60),
  };
}

function Countdown({ target }: { target: number }) {
  const { t } = useTranslation('landing');
  // The HTML has zeros, because the server's clock is not the visitor's.
  const now = useEverySecond(() => Math.ceil(Date.now() / 1_000) * 1_000, target);
  const remaining = remainingTime(target - now);
  return (
    <div className={styles.countdown} role="timer" aria-label={t('launch.countdown')}>
      {units.map((unit) => (
        <div key={unit} className={styles.unit}>
          <span className={styles.number}>{remaining[unit]}</span>
          {` ${t(`launch.parts.${unit}`)}`}
        </div>
      ))}
    </div>
  );
}

/** The field is uncontrolled, so that it keeps what was typed before hydration. */
export function SubscribeForm() {
  const { t, i18n } = useTranslation(['landing', 'layout']);
  const isConfirmedByMail = useServed(({ mail }) => mail === 'on');
  const notice = [t('launch.subscribe.notice'), isConfirmedByMail && t('launch.subscribe.confirmation')];
  const { isSending, submit } = useSubmit(subscription.create, t('launch.subscribe.success'));

  return (
    <>
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
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
          <span>{t(isSending ? 'launch.subscribe.sending' : 'launch.subscribe.button')}</span>
        </button>
        <p className={styles.notice}>
          {`${notice.filter(Boolean).join(' ')} `}
          <a href="/privacy#pre-launch">{t('legal.privacy', { ns: 'layout' })}</a>
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
