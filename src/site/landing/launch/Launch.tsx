import { useTranslation } from 'react-i18next';
import { useLaunch } from '#site/launch.ts';
import { Emphasis } from '#site/layout/Emphasis.tsx';
import { calendarPath } from '#site/seo/calendarFile.ts';
import { Countdown } from './Countdown.tsx';
import styles from './Launch.module.css';
import { SubscribeForm } from './SubscribeForm.tsx';

export function Launch() {
  const { t, i18n } = useTranslation('landing');
  const { date, hasPassed } = useLaunch();
  const words = hasPassed ? 'launch.passed' : 'launch';
  return (
    <section className={styles.launch} id="launch">
      <div className={`page-grid ${styles.inside}`}>
        <div className={styles.text}>
          <h2>
            <Emphasis text={t(`${words}.heading`)} />
          </h2>
          <p className="lede">{t(`${words}.text`)}</p>
        </div>
        <div className={styles.action}>
          <Countdown target={new Date(date)} />
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
