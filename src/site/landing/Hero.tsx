import { useTranslation } from 'react-i18next';
import { Marked } from '#site/chrome/Marked.tsx';
import styles from './Hero.module.css';
import ines from './people/ines.svg';
import mina from './people/mina.svg';
import theo from './people/theo.svg';

const cards = [
  { key: 'third', portrait: mina },
  { key: 'second', portrait: theo },
  { key: 'first', portrait: ines },
] as const;

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.hero} id="home">
      <div className={styles.words}>
        <h1>
          <Marked text={t('hero.heading')} />
        </h1>
        <p className="lede">{t('hero.text')}</p>
        <p className={styles.actions}>
          <a className="button" href="#launch">
            {t('hero.join')}
          </a>
          <a href="#about">{t('hero.more')}</a>
        </p>
      </div>
      <ul className={styles.deck} aria-label={t('hero.deck')}>
        {cards.map(({ key, portrait }) => (
          <li key={key} className={styles.card}>
            <p className={styles.line}>{t(`hero.cards.${key}.line`)}</p>
            <img src={portrait} alt="" width={240} height={240} />
            <p className={styles.name}>{t(`hero.cards.${key}.name`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
