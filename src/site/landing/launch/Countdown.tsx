import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Countdown.module.css';
import { remainingTime } from './remainingTime.ts';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;
const tickInMs = 1_000;

/** The time left until the target, told once a second. */
export function Countdown({ target }: { target: Date }) {
  const { t } = useTranslation('landing');
  const [now, setNow] = useState(target); // prerendered as zeros: the server's clock is not the visitor's

  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, tickInMs);
    return () => clearInterval(timer);
  }, []);

  const remaining = remainingTime(target, now);
  return (
    <div className={styles.countdown} role="timer" aria-label={t('launch.countdown')}>
      {parts.map((part) => (
        <div key={part} className={styles.part}>
          <span className={styles.number}>{remaining[part]}</span> {t(`launch.parts.${part}`)}
        </div>
      ))}
    </div>
  );
}
