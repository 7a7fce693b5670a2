import { useTranslation } from 'react-i18next';
import { Marked } from '#site/chrome/Marked.tsx';
import styles from './About.module.css';

const verbs = ['draft', 'swap'] as const;

export function About() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.about} id="about">
      <div className={styles.claim}>
        <h2>
          <Marked text={t('about.heading')} />
        </h2>
        <p className="lede">{t('about.text')}</p>
      </div>
      <dl className={styles.verbs}>
        {verbs.map((verb) => (
          <div key={verb} className={styles.verb}>
            <dt>{t(`about.${verb}.name`)}</dt>
            <dd>{t(`about.${verb}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
