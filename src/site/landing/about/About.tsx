import { useTranslation } from 'react-i18next';
import { useInViewPhase } from '#site/landing/parts/animation.ts';
import { Portrait } from '#site/landing/people/Portrait.tsx';
import { Headline } from '#site/layout/Headline.tsx';
import { lazyLayout } from '#start/contract.ts';
import styles from './About.module.css';

const crowd = ['theo', 'maya', 'jun', 'kabir', 'ruth', 'leo', 'noor', 'sol', 'ines'] as const;

export function About() {
  const { t } = useTranslation('features');
  const { ref, phase } = useInViewPhase();
  return (
    <section id="about" className={`page-grid ${styles.about}`} {...lazyLayout} aria-labelledby="about-heading">
      <Headline id="about-heading" className={styles.heading} text={t('about.heading')} />
      <div className={styles.text}>
        <p className="lede">{t('about.text')}</p>
        <p>{t('about.more')}</p>
      </div>
      <figure
        ref={ref}
        className={`${styles.crowd} ${phase === 'waiting' ? styles.waiting : ''}`}
        aria-label={t('about.crowd')}
      >
        {crowd.map((person) => (
          <span key={person} className={styles.person}>
            <Portrait person={person} alt="" bare />
          </span>
        ))}
      </figure>
    </section>
  );
}
