import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { changeLanguage } from '#i18n/i18next.ts';
import { type Language, languageNames, languages } from '#i18n/language.ts';
import cardStyles from './CardArt.module.css';
import styles from './SessionFrame.module.css';

/** The pen stroke at each word: a ring around safe, a line under simple, a curl under fun. */
const cards = [
  {
    word: 'deck.safe',
    style: cardStyles.safe,
    pen: 'M92 16C84 5 52 1 30 4 9 7 0 15 3 23s26 14 54 13 44-10 41-20S66 1 38 6',
  },
  { word: 'deck.simple', style: cardStyles.simple, pen: 'M1 26c30-6 66-8 98-6' },
  {
    word: 'deck.fun',
    style: cardStyles.fun,
    pen: 'M2 22c10-22 20-22 18-3s-13 19-6-4 23-20 22 1-14 18-7-4 23-18 22 3-11 15-7-4 20-17 54-7',
  },
] as const;

/** Three cards of the deck, as decoration: the tagline has the same words. */
function CardArt() {
  const { t } = useTranslation('session');
  return (
    <div className={cardStyles.deck} aria-hidden="true">
      {cards.map(({ word, style, pen }) => (
        <div key={word} className={`${cardStyles.card} ${style}`}>
          <span className={cardStyles.word}>
            {t(word)}
            <svg className={cardStyles.pen} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
              <path d={pen} />
            </svg>
          </span>
          <span className={cardStyles.corner}>{t(word)}</span>
        </div>
      ))}
    </div>
  );
}

/** Switches the language of these pages and of the dashboard. */
function LanguageSwitch() {
  const { t, i18n } = useTranslation('session');
  const [hasFailed, setHasFailed] = useState(false);

  useLayoutEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);

  const choose = (language: string) => {
    setHasFailed(false);
    changeLanguage(i18n, language as Language).catch(() => setHasFailed(true));
  };

  return (
    <div className={styles.switch}>
      <label>
        <span className="visually-hidden">{t('language')}</span>
        <select className={styles.select} value={i18n.language} onChange={(event) => choose(event.target.value)}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </select>
      </label>
      {hasFailed && <p role="alert">{t('languageFailed')}</p>}
    </div>
  );
}

type Props = { page: 'login' | 'changePassword' | 'invitation'; tagline?: string; children: ReactNode };

/** The layout of the sign-in pages: the cards on one side, the form on the other. */
export function SessionFrame({ page, tagline, children }: Props) {
  const { t } = useTranslation('session');
  const title = t(`${page}.title`);
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);

  return (
    <div className={styles.frame}>
      <div className={styles.table}>
        <CardArt />
      </div>
      <div className={styles.side}>
        <header className={styles.top}>
          <a className={styles.brand} href="/">
            {brand.name}
          </a>
          <LanguageSwitch />
        </header>
        <main className={styles.main}>
          <h1 className={styles.heading}>{t(`${page}.heading`)}</h1>
          <p className={styles.tagline}>{tagline ?? t(`${page}.tagline`)}</p>
          {children}
        </main>
      </div>
    </div>
  );
}
