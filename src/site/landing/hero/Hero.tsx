import { useTranslation } from 'react-i18next';
import { Deck } from '#site/landing/deck/Deck.tsx';
import { Headline } from '#site/layout/Headline.tsx';
import styles from './Hero.module.css';

const cardOrder = ['ines', 'kabir', 'sol'] as const;

export function Hero() {
  const { t } = useTranslation('landing');
  const cards = cardOrder.map((person) => ({ person, prompt: t('hero.friend'), answer: t(`hero.cards.${person}`) }));
  return (
    <section className={`page-grid ${styles.hero}`} id="home">
      <div className={styles.text}>
        <Headline as="h1" text={t('hero.heading')} />
        <p className="lede">{t('hero.text')}</p>
        <p className={styles.actions}>
          <a className="button" href="#launch">
            {t('hero.join')}
          </a>
          <a href="#real-profiles">{t('hero.more')}</a>
        </p>
      </div>
      <Deck label={t('hero.deck')} cards={cards} />
    </section>
  );
}
